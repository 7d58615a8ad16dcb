/** Checks of arguments that other packages pass. The specification names the messages. */

type Arguments = object;
// biome-ignore lint/suspicious/noExplicitAny: a class of any shape
type Class = abstract new (...args: any[]) => object;

export function requireArgument(passed: Arguments, name: string): void {
  if (!Object.hasOwn(passed, name)) throw new Error(`${name} is required.`);
}

/** `type` is a result of typeof. */
export function requireType(passed: Arguments, name: string, type: string): void {
  requireArgument(passed, name);
  if (typeof valueOf(passed, name) !== type) throw new Error(`${name} invalid type`);
}

/** Accepts instances of subclasses. */
export function requireInstance(passed: Arguments, name: string, type: Class): void {
  requireArgument(passed, name);
  if (!(valueOf(passed, name) instanceof type)) throw new Error("invalid instance");
}

/** Accepts only instances of this constructor, not of subclasses. */
export function requireConstructor(passed: Arguments, name: string, type: Class): void {
  requireArgument(passed, name);
  if ((valueOf(passed, name) as object | null | undefined)?.constructor !== type)
    throw new Error("invalid constructor type");
}

/** The body of a function that a subclass or package must implement. */
export function mustBeImplemented(functionName: string): never {
  throw new Error(`${functionName}() should be implemented`);
}

const valueOf = (passed: Arguments, name: string): unknown => (passed as Record<string, unknown>)[name];
