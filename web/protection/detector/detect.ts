import { isRecord } from "../../runtime/page/isRecord";
import type { PublicFunctions } from "../config";
import { request } from "../request/request";
import { tryOrUndefined } from "../storage/tryOrUndefined";
import { LOG_KEY, TOKEN_EVENT, TOKEN_KEY } from "./eventToken";
import { findings } from "./findings";

/**
 * Checks the browser, reports the result once, and stores the site's token where the contract defines it. If anything
 * fails, forms are sent without a token.
 */
export async function detect(site: PublicFunctions): Promise<void> {
  const found = await findings();
  store(LOG_KEY, { log: found });
  const { ok, data } = await dispatch(site, { findings: found, user_agent: navigator.userAgent });
  const token = ok && isRecord(data) ? data.event_token : undefined;
  if (typeof token !== "string" || !token) return;
  // Stored without JSON, because other scripts of the contract read it so.
  store(TOKEN_KEY, { value: token, timestamp: Math.floor(Date.now() / 1000) });
  window.dispatchEvent(new CustomEvent(TOKEN_EVENT, { detail: { eventToken: token } }));
}

/** Needs no nonce, because the check runs before there is one. */
const dispatch = (site: PublicFunctions, data: Record<string, unknown>) =>
  site.data__ajax_type === "rest"
    ? request({ url: `${site._rest_url}${site._rest_namespace}/bot_detector`, data })
    : request({ url: site._ajax_url, data: { ...data, action: "apbct_bot_detector" } });

function store(key: string, value: object): void {
  tryOrUndefined(() => localStorage.setItem(key, JSON.stringify(value)));
}
