/** Checks of arguments that other packages pass. The specification names the messages. */

type Arguments = object;
// biome-ignore lint/suspicious/noExplicitAny: a class of any shape
type Class = abstract new (...args: any[]) => object;

export function requireArgument(given: Arguments, name: string): void {
  if (!Object.hasOwn(given, name)) throw new Error(`${name} is required.`);
}

/** `type` is a result of typeof. */
export function requireType(given: Arguments, name: string, type: string): void {
  requireArgument(given, name);
  if (typeof valueOf(given, name) !== type) throw new Error(`${name} invalid type`);
}

/** Accepts instances of subclasses. */
export function requireInstance(given: Arguments, name: string, type: Class): void {
  requireArgument(given, name);
  if (!(valueOf(given, name) instanceof type)) throw new Error("invalid instance");
}

/** Accepts only instances of this constructor, not of subclasses. */
export function requireConstructor(given: Arguments, name: string, type: Class): void {
  requireArgument(given, name);
  if ((valueOf(given, name) as object | null | undefined)?.constructor !== type)
    throw new Error("invalid constructor type");
}

/** The body of a function that a subclass or package must implement. */
export function mustBeImplemented(functionName: string): never {
  throw new Error(`${functionName}() should be implemented`);
}

const valueOf = (given: Arguments, name: string): unknown => (given as Record<string, unknown>)[name];
