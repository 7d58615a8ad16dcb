import { attempt } from "../storage/attempt";
import { readEntry } from "../storage/entries";

export const TOKEN_KEY = "bot_detector_event_token";
export const LOG_KEY = "ct_bot_detector_frontend_data_log";
export const TOKEN_EVENT = "botDetectorEventTokenUpdated";
export const TOKEN_LENGTH = 64;

const LIFETIME_SECONDS = 3600;
// Before the token that a visitor may be about to send expires.
const REFRESH_AFTER = 3000 * 1000;
const POLL_EVERY = 500;
const ATTACH_EVERY = 1000;
// Most pages have no detector. One that is loaded later announces itself.
const POLL_UNTIL = 60_000;
const LOG_AFTER = 3000;

/** The token of this page: each tab has its own, and each is valid for one message. */
let own = "";
let ownSince = 0;

/** The token to send; empty while there is none. */
export function eventToken(): string {
  if (own && Date.now() - ownSince < LIFETIME_SECONDS * 1000) return own;
  const token = readEntry(TOKEN_KEY, LIFETIME_SECONDS);
  return typeof token === "string" ? token : "";
}

export type Told = {
  /** Sets a token, which also shows that there is a detector. */
  onDetector: () => void;
  onToken?: (token: string) => void;
  onLog: (log: string) => void;
};

/** Looks for a token until there is one, from this page's detector or another script. */
export function watchToken({ onDetector, onToken, onLog }: Told): void {
  own = "";
  // An earlier page may have used it.
  attempt(() => localStorage.removeItem(TOKEN_KEY));
  window.addEventListener(TOKEN_EVENT, (event) => {
    own = String((event as CustomEvent).detail?.eventToken ?? "");
    ownSince = Date.now();
  });
  whenThereIsOne(POLL_EVERY, onDetector);
  if (onToken) whenThereIsOne(ATTACH_EVERY, onToken);
  setTimeout(() => {
    const log = attempt(() => localStorage.getItem(LOG_KEY));
    if (log) onLog(log);
  }, LOG_AFTER);
}

/** Requests another token for a page that stays open: at once, or when its visitor returns to it. */
export function refreshToken(ask: () => void): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    if (document.hidden) document.addEventListener("visibilitychange", refresh, { once: true });
    else ask();
  };
  window.addEventListener(TOKEN_EVENT, () => {
    clearTimeout(waiting);
    waiting = setTimeout(refresh, REFRESH_AFTER);
  });
}

function whenThereIsOne(every: number, done: (token: string) => void): void {
  const end = Date.now() + POLL_UNTIL;
  const poll = setInterval(look, every);
  // The detector may load later, with a form that a script adds.
  window.addEventListener(TOKEN_EVENT, look);
  function look(): void {
    const token = eventToken();
    if (token || Date.now() >= end) clearInterval(poll);
    if (!token) return;
    window.removeEventListener(TOKEN_EVENT, look);
    done(token);
  }
}
