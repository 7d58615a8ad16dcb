/** For a storage that is blocked or full, and texts that are no JSON: nothing comes of it, and nothing breaks. */
export function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
