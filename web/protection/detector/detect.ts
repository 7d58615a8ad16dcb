import { isRecord } from "../../runtime/page/isRecord";
import type { PublicFunctions } from "../config";
import { sendWithoutNonce } from "../request/calls";
import { tryOrUndefined } from "../storage/tryOrUndefined";
import { LOG_KEY, TOKEN_EVENT, TOKEN_KEY } from "./eventToken";
import { findings } from "./findings";

const BOT_DETECTOR = { route: "bot_detector", action: "apbct_bot_detector" };

/**
 * Checks the browser, reports the result once, and stores the site's token where the contract defines it. If anything
 * fails, forms are sent without a token.
 */
export async function detect(site: PublicFunctions): Promise<void> {
  const found = findings();
  store(LOG_KEY, { log: found });
  const report = { findings: found, user_agent: navigator.userAgent };
  const { ok, data } = await sendWithoutNonce(site, BOT_DETECTOR, report);
  const token = ok && isRecord(data) ? data.event_token : undefined;
  if (typeof token !== "string" || !token) return;
  // Stored without JSON, because other scripts of the contract read it so.
  store(TOKEN_KEY, { value: token, timestamp: Math.floor(Date.now() / 1000) });
  window.dispatchEvent(new CustomEvent(TOKEN_EVENT, { detail: { eventToken: token } }));
}

function store(key: string, value: object): void {
  tryOrUndefined(() => localStorage.setItem(key, JSON.stringify(value)));
}
