/** Milliseconds before each new attempt: about a minute in all. The time offline does not count. */
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

/** Resolves after the pause. While the browser is offline, it waits until the browser is online or the signal aborts. */
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
