/** In milliseconds; the next file waits for it. */
const TIMEOUT = 10_000;

/** Removes a file from the server, so that it takes no place. If that fails, the server removes it later. */
export async function discard(url: string, temporary: string): Promise<void> {
  const headers = { "Tus-Resumable": "1.0.0" };
  const options = { method: "DELETE", headers, keepalive: true, signal: AbortSignal.timeout(TIMEOUT) };
  await fetch(`${url}tus/${encodeURIComponent(temporary)}`, options).catch(() => {});
}
