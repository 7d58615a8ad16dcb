/** Checks at the border to other people's code. Their messages are part of the specification. */

type Arguments = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: a class of any shape
type Class = abstract new (...args: any[]) => object;

export function requireArgument(given: Arguments, name: string): void {
  if (!Object.hasOwn(given, name)) throw new Error(`${name} is required.`);
}

/** `type` is an answer of typeof. */
export function requireType(given: Arguments, name: string, type: string): void {
  requireArgument(given, name);
  if (typeof given[name] !== type) throw new Error(`${name} invalid type`);
}

/** Instances of subclasses pass. */
export function requireInstance(given: Arguments, name: string, type: Class): void {
  requireArgument(given, name);
  if (!(given[name] instanceof type)) throw new Error("invalid instance");
}

/** Only what this very constructor made passes: instances of subclasses do not. */
export function requireConstructor(given: Arguments, name: string, type: Class): void {
  requireArgument(given, name);
  if ((given[name] as object | null | undefined)?.constructor !== type) throw new Error("invalid constructor type");
}

/** For the body of a function that subclasses or add-ons must write. */
export function mustBeImplemented(functionName: string): never {
  throw new Error(`${functionName}() should be implemented`);
}
