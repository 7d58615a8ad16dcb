import { createNonce } from "../../runtime/network/nonce";
import type { Result } from "../../runtime/network/post";
import { isRecord } from "../../runtime/page/isRecord";
import type { PublicFunctions, Transport } from "../config";
import { toParts } from "./parts";
import { failed, request } from "./request";

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
  const nonce = createNonce({ url: site.host_url, plugin: "antispam", encode: toParts, store: storeIn(site) });

  return async function call(target: Call, data: Record<string, unknown>, options: CallOptions = {}): Promise<Result> {
    let isFirst = true;
    const send = (token: string) => {
      const isRetried = isFirst ? isRefused : undefined;
      isFirst = false;
      return sendCall(site, target, data, { ...options, nonce: token, isRetried });
    };
    return (await nonce.callWith(send, isRefused, [])) ?? failed("The site gave no nonce.");
  };
}

/** What the site gives to scripts that exchange an expired nonce for a fresh one. */
const EXPIRED = "0000000000";

/** Keeps the nonce in a global of the contract, which other scripts read, too. */
const storeIn = (site: PublicFunctions) => ({
  get value() {
    const given = site.data__ajax_type === "rest" ? site._rest_nonce : site._ajax_nonce;
    return site._fresh_nonce || (given === EXPIRED ? "" : given);
  },
  set value(nonce: string) {
    site._fresh_nonce = nonce;
  },
});

type SentCall = CallOptions & { nonce: string; isRetried?: (result: Result) => boolean };

function sendCall(site: PublicFunctions, target: Call, data: Record<string, unknown>, sent: SentCall): Promise<Result> {
  const { transport = site.data__ajax_type, nonce, headers, notJson, isRetried } = sent;
  const common = { notJson, isRetried };
  if (transport === "rest") {
    const url = `${site._rest_url}${site._rest_namespace}/${target.route}`;
    return request({ url, data, headers: { ...headers, "X-WP-Nonce": nonce }, ...common });
  }
  const signal = { action: target.action, _ajax_nonce: nonce, no_cache: Math.random() };
  return request({ url: site._ajax_url, data: { ...data, ...signal }, headers, ...common });
}

/** For calls before there is a nonce. */
export const sendWithoutNonce = (site: PublicFunctions, { route, action }: Call, data: Record<string, unknown>) =>
  site.data__ajax_type === "rest"
    ? request({ url: `${site._rest_url}${site._rest_namespace}/${route}`, data })
    : request({ url: site._ajax_url, data: { ...data, action } });

/** How each transport reports an invalid or expired nonce. */
const isRefused = ({ status, text, data }: Result) =>
  (isRecord(data) && isRecord(data.data) && data.data.status === 403) || (status === 403 && text.trim() === "-1");
