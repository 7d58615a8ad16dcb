/** The name of the error if the time is over. */
export const TIMEOUT = "TimeoutError";

/**
 * Rejects if `work` has not settled in time or `until` is aborted. The work itself continues, but no timer outlives
 * it.
 */
export function withTimeout<Value>(milliseconds: number, promise: Promise<Value>, until?: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DOMException(`No answer within ${milliseconds} ms.`, TIMEOUT)),
      milliseconds,
    );
    const stop = () => clearTimeout(timer);
    promise.then(resolve, reject).finally(stop);
    until?.addEventListener("abort", () => {
      stop();
      reject(until.reason);
    });
  });
}
