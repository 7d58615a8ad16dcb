import { isRecord } from "../page/isRecord";
import { post, type Result } from "./post";

export type Nonce = ReturnType<typeof createNonce>;

export type NonceOptions = {
  /** The site's root. */
  url: string;
  /** Which class of calls the nonce is for. */
  plugin: string;
  encode: (fields: Record<string, string>) => BodyInit;
  /** Where the nonce is kept, for scripts that share it. */
  store?: { value?: string };
};

/**
 * The visitor's nonce for calls that need one. It is fetched when first needed, so that pages can be cached, and all
 * calls of the page share it.
 */
export function createNonce({ url, plugin, encode, store = {} }: NonceOptions) {
  let fetching: Promise<string> | undefined;

  async function fetchNonce(previous: string, request: unknown): Promise<string> {
    const body = encode({
      spbc_remote_call_action: "get_fresh_wpnonce",
      plugin_name: plugin,
      nonce_prev: previous,
      initial_request_params: JSON.stringify(request),
    });
    const { data } = await post({ url, body });
    fetching = undefined;
    if (!isRecord(data) || typeof data.wpnonce !== "string") return "";
    store.value = data.wpnonce;
    return data.wpnonce;
  }

  /** Calls whose nonce was refused share one new nonce. Empty if the site gave none. */
  async function renewed(refused: string, request: unknown): Promise<string> {
    if (store.value && store.value !== refused) return store.value;
    fetching ??= fetchNonce(refused, request);
    return fetching;
  }

  return {
    /** Sends a call with the nonce. A refused nonce is replaced once and the call repeated. */
    async callWith(
      send: (nonce: string) => Promise<Result>,
      isRefused: (result: Result) => boolean,
      request: unknown,
    ): Promise<Result | undefined> {
      const nonce = store.value || (await renewed("", request));
      if (!nonce) return undefined;
      const answer = await send(nonce);
      if (!isRefused(answer)) return answer;
      const fresh = await renewed(nonce, request);
      return fresh ? send(fresh) : answer;
    },
  };
}
