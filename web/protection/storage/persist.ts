import type { CookieMode } from "../config";
import type { SignalName } from "../signals/signals";
import { writeEntry } from "./entries";

/** The proofs that a visitor passed a check. A site without cookies stores them on the server. */
export const PASS_KEYS = [
  "ct_sfw_pass_key",
  "ct_sfw_passed",
  "wordpress_apbct_antibot",
  "apbct_anticrawler_passed",
  "apbct_bot_detector_exist",
  "apbct_antiflood_passed",
  "apbct_email_encoder_passed",
];

/** In milliseconds. */
const BATCH_DELAY = 1500;
const DETECTOR_SECONDS = 3600;

export type Save = (cookies: Record<string, unknown>) => void;
type PersistOptions = { mode: CookieMode; prefix: string; save: Save; isForced: () => boolean };

/** Stores each value where the site's cookie mode requires it. Those for the server are sent in one call. */
export function createPersist({ mode, prefix, save, isForced }: PersistOptions) {
  const pending: Record<string, unknown> = {};
  let isScheduled = false;

  function saveSoon(name: string, value: unknown): void {
    pending[name] = value;
    if (!isScheduled) setTimeout(saveAll, BATCH_DELAY);
    isScheduled = true;
  }

  function saveAll(): void {
    isScheduled = false;
    const cookies = { ...pending, ...(isForced() ? { apbct_force_alt_cookies: true } : {}) };
    for (const name of Object.keys(pending)) delete pending[name];
    save(cookies);
  }

  return function persist(name: SignalName, value: unknown): void {
    if (mode === "native") setCookie(prefix + name, value, name === "apbct_bot_detector_exist" ? DETECTOR_SECONDS : 0);
    const isForServer = mode === "alternative" || (mode === "none" && PASS_KEYS.includes(name));
    if (mode === "none" && !isForServer) writeEntry(name, value);
    if (isForServer || isForced()) saveSoon(name, value);
  };
}

export function setCookie(name: string, value: unknown, seconds = 0): void {
  const text = encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value));
  const lifetime = seconds ? `; max-age=${seconds}` : "";
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${text}${lifetime}; path=/; samesite=lax${secure}`;
}
