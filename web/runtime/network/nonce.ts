import { isRecord } from "../page/isRecord";

export type Nonce = ReturnType<typeof createNonce>;

/**
 * The visitor's nonce for calls that change something. It is fetched when first needed, so that pages can be cached,
 * and all calls of the page share it. `url` is the site's root.
 */
export function createNonce(url: string) {
  let cached: Promise<string> | undefined;
  /** The result of `cached`; undefined while it is loading. */
  let value: string | undefined;

  async function fetchNonce(previous: string, action: string): Promise<string> {
    value = undefined;
    try {
      value = await request(url, previous, action);
      return value;
    } catch (error) {
      cached = undefined;
      throw error;
    }
  }

  return {
    current(action: string): Promise<string> {
      cached ??= fetchNonce("", action);
      return cached;
    },

    /** Calls whose nonce was rejected share one new nonce. */
    renewed(refused: string, action: string): Promise<string> {
      if (!cached || value === refused) cached = fetchNonce(refused, action);
      return cached;
    },
  };
}

async function request(url: string, previous: string, action: string): Promise<string> {
  const body = new URLSearchParams({
    spbc_remote_call_action: "get_fresh_wpnonce",
    plugin_name: "intarsia",
    nonce_prev: previous,
    initial_request_params: JSON.stringify({ action }),
  });
  const answer: unknown = await (await fetch(url, { method: "POST", body })).json();
  if (!isRecord(answer) || typeof answer.wpnonce !== "string") throw new Error("The site gave no nonce.");
  return answer.wpnonce;
}
