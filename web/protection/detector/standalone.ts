/** The bot detector alone, by one script tag after the site's globals: for pages that keep a page script of their own. */

import { takesFields } from "../forms/excluded";
import { setHiddenField } from "../forms/hiddenFields";
import { detect } from "./detect";
import { eventToken, refreshToken, TOKEN_EVENT, watchToken } from "./eventToken";

const FIELD = "ct_bot_detector_event_token";
// The form is sent with the old token first.
const RENEWED_AFTER = 1000;

declare global {
  interface Window {
    /** Page scripts call it for forms that they added. */
    setEventTokenField?: (token: string) => void;
  }
}

function start(): void {
  const site = window.ctPublicFunctions;
  if (site?.data__bot_detector_enabled !== "1") return;
  // If the report fails, forms are sent without a token.
  const renew = () => detect(site).catch(() => {});
  const fillAll = (token: string) => {
    for (const form of document.forms) fill(form, token);
  };
  window.setEventTokenField = fillAll;
  watchToken({ onDetector: () => {}, onLog: () => {} });
  window.addEventListener(TOKEN_EVENT, () => fillAll(eventToken()));
  // Also into forms that were added later, before a script reads their fields.
  document.addEventListener("submit", ({ target }) => fill(target, eventToken()), true);
  document.addEventListener("submit", () => setTimeout(renew, RENEWED_AFTER));
  refreshToken(renew);
  renew();
}

function fill(form: EventTarget | null, token: string): void {
  if (token && form instanceof HTMLFormElement && takesFields(form)) setHiddenField(form, FIELD, token);
}

start();
