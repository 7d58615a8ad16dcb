import { readEntry } from "../storage/entries";
import { tryOrUndefined } from "../storage/tryOrUndefined";

export const TOKEN_KEY = "bot_detector_event_token";
export const LOG_KEY = "ct_bot_detector_frontend_data_log";
export const TOKEN_EVENT = "botDetectorEventTokenUpdated";

const LIFETIME_SECONDS = 3600;
// Before the token that a visitor may be about to send expires.
const REFRESH_AFTER_MS = 3_000_000;
const POLL_INTERVAL_MS = 500;
const ATTACH_INTERVAL_MS = 1000;
// Most pages have no detector. One that is loaded later announces itself.
const POLL_TIMEOUT_MS = 60_000;
const LOG_DELAY_MS = 3000;

/** The token of this page: each tab has its own, and each is valid for one message. */
let issued = "";
let issuedAt = 0;

/** The token to send; empty while there is none. */
export function eventToken(): string {
  if (issued && Date.now() - issuedAt < LIFETIME_SECONDS * 1000) return issued;
  const token = readEntry(TOKEN_KEY, LIFETIME_SECONDS);
  return typeof token === "string" ? token : "";
}

export type Listeners = {
  /** A token was found, so this page has a detector. */
  onDetector: () => void;
  onToken?: (token: string) => void;
  onLog: (log: string) => void;
};

/** Looks for a token until there is one, from this page's detector or another script. */
export function watchToken({ onDetector, onToken, onLog }: Listeners): void {
  issued = "";
  // An earlier page may have used it.
  tryOrUndefined(() => localStorage.removeItem(TOKEN_KEY));
  window.addEventListener(TOKEN_EVENT, (event) => {
    issued = String((event as CustomEvent).detail?.eventToken ?? "");
    issuedAt = Date.now();
  });
  whenAvailable(POLL_INTERVAL_MS, onDetector);
  if (onToken) whenAvailable(ATTACH_INTERVAL_MS, onToken);
  setTimeout(() => {
    const log = tryOrUndefined(() => localStorage.getItem(LOG_KEY));
    if (log) onLog(log);
  }, LOG_DELAY_MS);
}

/** Requests another token for a page that stays open: at once, or when its visitor returns to it. */
export function refreshToken(request: () => void): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    if (document.hidden) document.addEventListener("visibilitychange", refresh, { once: true });
    else request();
  };
  window.addEventListener(TOKEN_EVENT, () => {
    clearTimeout(waiting);
    waiting = setTimeout(refresh, REFRESH_AFTER_MS);
  });
}

/** Calls once, with the first token that is found within a minute. */
function whenAvailable(every: number, done: (token: string) => void): void {
  const end = Date.now() + POLL_TIMEOUT_MS;
  const poll = setInterval(check, every);
  // The detector may load later, with a form that a script adds.
  window.addEventListener(TOKEN_EVENT, check);
  function check(): void {
    const token = eventToken();
    if (token || Date.now() >= end) clearInterval(poll);
    if (!token) return;
    window.removeEventListener(TOKEN_EVENT, check);
    done(token);
  }
}
