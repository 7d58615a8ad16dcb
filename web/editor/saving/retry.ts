import type { Refusal } from "./api";

export const RETRY_MS = 5000;
const LONGEST_MS = 60_000;
// A server that fails again and again at one document is spared it: the next one may pass.
const MOST_REPEATS = 3;

/** Whether the server may have done what it was asked, so that asking for something else would contradict it. */
export const isUnanswered = ({ status }: Refusal, tries: number) =>
  status === 0 || (status > 500 && tries < MOST_REPEATS);

/** Waits until another try may succeed, less and less impatiently. Gives back what ends the waiting. */
export function waitToRetry({ error, status }: Refusal, tries: number, again: () => void): (() => void) | undefined {
  const passesByItself = error === "offline" || error === "locked" || status >= 500;
  if (!passesByItself && error !== "signed_out") return undefined;
  const pause = Math.min(RETRY_MS * 2 ** (tries - 1), LONGEST_MS);
  const timer = passesByItself ? setTimeout(again, pause) : undefined;
  // Signing in again happens in another tab, and so may the lifting of a lock.
  window.addEventListener("focus", again);
  window.addEventListener("online", again);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("focus", again);
    window.removeEventListener("online", again);
  };
}
