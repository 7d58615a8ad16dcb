import type { Rejection } from "./api";

export const RETRY_MS = 5000;
const MAX_MS = 60_000;
// If the server fails repeatedly for one document, it is dropped: the next one may pass.
const MAX_REPEATS = 3;

/** Whether the server may have processed the request, so that another request could contradict it. */
export const isUnanswered = ({ status }: Rejection, tries: number) =>
  status === 0 || (status > 500 && tries < MAX_REPEATS);

/** Waits until another try may succeed, with increasing pauses. Returns a function that stops waiting. */
export function waitToRetry({ error, status }: Rejection, tries: number, again: () => void): (() => void) | undefined {
  // "failed" is an answer of a proxy or a firewall in front of the site.
  const passesByItself = ["offline", "locked", "failed"].includes(error) || status >= 500;
  const needsSignIn = ["signed_out", "other_user"].includes(error);
  if (!passesByItself && !needsSignIn) return undefined;
  const pause = Math.min(RETRY_MS * 2 ** (tries - 1), MAX_MS);
  const timer = passesByItself ? setTimeout(again, pause) : undefined;
  // The user may sign in again, or an editor may unlock the page, in another tab.
  window.addEventListener("focus", again);
  window.addEventListener("online", again);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("focus", again);
    window.removeEventListener("online", again);
  };
}
