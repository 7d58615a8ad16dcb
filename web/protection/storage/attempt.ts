/** Returns undefined if the storage is blocked or full, or a text is not valid JSON. */
export function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
