/** In milliseconds, before each new attempt: about a minute in all. Offline, it waits as long as that lasts. */
const PAUSES = [1000, 2000, 4000, 8000, 15_000, 30_000];

type Options = { until: AbortSignal; onWait: () => void };

/** Repeats what fails for a while: after a pause, or once the browser is online again. */
export async function retry<T>(
  attempt: () => Promise<T>,
  isTemporary: (error: unknown) => boolean,
  { until, onWait }: Options,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      const pause = PAUSES[failures];
      if (until.aborted || pause === undefined || !isTemporary(error)) throw error;
      onWait();
      if (!navigator.onLine) failures = -1;
      await online(pause, until);
    }
  }
}

/** Resolves after the pause if the browser says that it is online; otherwise once it is, or nobody waits any more. */
function online(pause: number, until: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const timer = navigator.onLine ? setTimeout(end, pause) : undefined;
    window.addEventListener("online", end, { signal: waiting.signal });
    until.addEventListener("abort", end, { signal: waiting.signal });

    function end() {
      clearTimeout(timer);
      waiting.abort();
      resolve();
    }
  });
}
