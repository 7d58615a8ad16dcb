/** Returns undefined if the storage is blocked or full, or a text is not valid JSON. */
export function tryOrUndefined<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
