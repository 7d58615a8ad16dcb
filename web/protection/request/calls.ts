import { isRecord } from "../../runtime/page/isRecord";
import type { PublicFunctions, Transport } from "../config";
import { type Result, request } from "./request";

/** A call of the site: its REST route and its ajax name. */
export type Call = { route: string; action: string };

export const SAVE_SESSION: Call = { route: "alt_sessions", action: "apbct_alt_session__save__AJAX" };
export const DECODE_EMAIL: Call = { route: "apbct_decode_email", action: "apbct_decode_email" };

export type CallOptions = { transport?: Transport; headers?: Record<string, string>; notJson?: boolean };
export type Calls = ReturnType<typeof createCalls>;

/**
 * The calls of protection, through the transport that the site chose. A rejected nonce is replaced once and the call
 * repeated; a second rejection is the response.
 */
export function createCalls(site: PublicFunctions) {
  let fetching: Promise<string> | undefined;

  /** Calls whose nonce was rejected share one new nonce. */
  function freshNonce(refused: string): Promise<string> {
    if (site._fresh_nonce && site._fresh_nonce !== refused) return Promise.resolve(site._fresh_nonce);
    fetching ??= fetchNonce(site.host_url, refused).then((nonce) => {
      if (nonce) site._fresh_nonce = nonce;
      fetching = undefined;
      return nonce;
    });
    return fetching;
  }

  return async function call(target: Call, data: Record<string, unknown>, options: CallOptions = {}): Promise<Result> {
    const transport = options.transport ?? site.data__ajax_type;
    const initial = transport === "rest" ? site._rest_nonce : site._ajax_nonce;
    const nonce = site._fresh_nonce || initial || (await freshNonce(""));
    const first = await send(site, target, data, { ...options, transport, nonce, isForgiven: isRefused });
    if (!isRefused(first)) return first;
    const fresh = await freshNonce(nonce);
    return fresh ? send(site, target, data, { ...options, transport, nonce: fresh }) : first;
  };
}

type SentCall = CallOptions & { nonce: string; isForgiven?: (result: Result) => boolean };

function send(site: PublicFunctions, target: Call, data: Record<string, unknown>, sent: SentCall): Promise<Result> {
  const { transport, nonce, headers, notJson, isForgiven } = sent;
  const common = { notJson, isForgiven };
  if (transport === "rest") {
    const url = `${site._rest_url}${site._rest_namespace}/${target.route}`;
    return request({ url, data, headers: { ...headers, "X-WP-Nonce": nonce }, ...common });
  }
  const signal = { action: target.action, _ajax_nonce: nonce, no_cache: Math.random() };
  return request({ url: site._ajax_url, data: { ...data, ...signal }, headers, ...common });
}

/** How each transport reports an invalid or expired nonce. */
const isRefused = ({ status, text, data }: Result) =>
  (isRecord(data) && isRecord(data.data) && data.data.status === 403) || (status === 403 && text.trim() === "-1");

async function fetchNonce(url: string, previous: string): Promise<string> {
  const { data } = await request({
    url,
    data: {
      spbc_remote_call_action: "get_fresh_wpnonce",
      plugin_name: "antispam",
      nonce_prev: previous,
      initial_request_params: [],
    },
  });
  return isRecord(data) && typeof data.wpnonce === "string" ? data.wpnonce : "";
}
