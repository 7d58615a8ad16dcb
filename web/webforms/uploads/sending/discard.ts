/** In milliseconds; the next file waits for it. */
const TIMEOUT = 10_000;
/** In milliseconds, before each attempt: the server may still be writing what it received before the upload ended. */
const PAUSES = [0, 1000, 3000];
const IS_WRITTEN = 423;

/** Removes a file from the server, so that it takes no place. If that fails, the server removes it later. */
export async function discard(url: string, temporary: string): Promise<void> {
  const headers = { "Tus-Resumable": "1.0.0" };
  const options = { method: "DELETE", headers, keepalive: true, signal: AbortSignal.timeout(TIMEOUT) };
  for (const pause of PAUSES) {
    if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
    const response = await fetch(`${url}tus/${encodeURIComponent(temporary)}`, options).catch(() => null);
    if (response?.status !== IS_WRITTEN) return;
  }
}
