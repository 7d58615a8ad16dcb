/** The script of pages with a public form or encoded contacts, besides the runtime. It enhances the server's HTML. */

import type { BadgeTexts } from "./badge/showBadges";
import type { PublicFunctions } from "./config";
import { eventToken, refreshToken, TOKEN_EVENT, watchToken } from "./detector/eventToken";
import { isSampled } from "./errors/isSampled";
import { takesFields } from "./forms/excluded";
import { noCookieField } from "./forms/hiddenFields";
import { watchForms } from "./forms/watchForms";
import { whenNear } from "./forms/whenNear";
import { OTHERS } from "./injection/others";
import type { MailCheckOptions } from "./mail/checkMail";
import { type Calls, createCalls, SAVE_SESSION } from "./request/calls";
import { collect } from "./signals/collect";
import { createSignals, type Signals } from "./signals/signals";
import { isForced } from "./storage/forcedBy";
import { createPersist } from "./storage/persist";
import { sessionNumber } from "./storage/session";
import { tryOrUndefined } from "./storage/tryOrUndefined";

const FORMS_ARE_READY = 1000;

function start(): void {
  const { ctPublicFunctions: site, ctPublic: settings } = window;
  // Without the site's globals there is no server to call; forms are sent unchanged.
  if (!site || !settings) return;
  const call = createCalls(site);
  const signals = createSignals(persistAs(site, call));
  const hasDetector = site.data__bot_detector_enabled === "1";
  // If one of these does not load, forms are sent without a token or a proof.
  const detect = () => import("./detector/detect").then(({ detect }) => detect(site)).catch(() => {});
  const prove = () =>
    import("./proof/startProofs").then(({ startProofs }) => startProofs(document, site)).catch(() => {});
  collect(document, settings, signals);
  watchForms(document, {
    mode: site.data__cookies_type,
    needsVisibleFields: settings.data__visible_fields_required,
    hasDetector,
    signals,
  });
  if (Number(settings.data__email_check_before_post) || Number(settings.data__email_check_exist_post)) {
    checkMailFields({ call, settings, signals });
  }
  if (settings.settings__forms__search_test === "1") {
    import("./forms/guardSearch").then(({ guardSearch }) => guardSearch(document, call, signals)).catch(() => {});
  }
  if (hasDetector) startDetector(signals, detect);
  startParts(hasDetector, signals, prove);
  setTimeout(() => {
    whenNear([...document.forms].filter(takesFields), () => {
      if (hasDetector) detect();
      prove();
    });
  }, FORMS_ARE_READY);
  const step = document.querySelector<HTMLElement>("[data-intarsia-step]");
  if (step) import("./confirm/startStep").then(({ startStep }) => startStep(step)).catch(() => {});
  if (settings.theRealPerson) startBadges(settings.theRealPerson);
  loadErrorReports(call);
  window.dispatchEvent(new CustomEvent("intarsia:protection", { detail: { call } }));
}

function persistAs(site: PublicFunctions, call: Calls) {
  return createPersist({
    mode: site.data__cookies_type,
    prefix: site.cookiePrefix,
    isForced,
    // Forms that require this send no field of ours, so the server recognizes visitors by its own cookie.
    save: (cookies) => {
      const session = isForced() ? {} : { apbct_session_id: sessionNumber() };
      call(SAVE_SESSION, { cookies, ...session }, { headers: { "X-Robots-Tag": "noindex" } });
    },
  });
}

/** Code that only some pages need, loaded when they need it. */
function startParts(hasDetector: boolean, signals: Signals, prove: () => void): void {
  document.addEventListener("focusin", onFirstField);
  function onFirstField({ target }: Event): void {
    if (!(target instanceof Element) || !target.closest("form")) return;
    document.removeEventListener("focusin", onFirstField);
    prove();
    import("./answers/watchResponses").then(({ watchResponses }) => watchResponses(window)).catch(() => {});
  }
  setTimeout(() => {
    if (!document.querySelector(OTHERS)) return;
    const field = () => fieldToSend(hasDetector, signals);
    import("./injection/inject")
      .then(({ inject, reattach }) => {
        inject(window, field);
        window.addEventListener(TOKEN_EVENT, () => reattach(document, eventToken()));
      })
      .catch(() => {});
  }, FORMS_ARE_READY);
}

function loadErrorReports(call: Calls): void {
  const isWatched = isSampled();
  if (!isWatched && !tryOrUndefined(() => localStorage.getItem("ct_js_errors"))) return;
  import("./errors/startErrors")
    .then(({ startErrors }) => startErrors(isWatched, (cookies) => call(SAVE_SESSION, { cookies })))
    .catch(() => {});
}

function startBadges(texts: BadgeTexts): void {
  whenNear([...document.querySelectorAll(".apbct-trp")], () => {
    import("./badge/showBadges").then(({ showBadges }) => showBadges(document, texts)).catch(() => {});
  });
}

function fieldToSend(hasDetector: boolean, signals: Signals): { name: string; value: string } {
  const token = hasDetector ? eventToken() : "";
  return token
    ? { name: "ct_bot_detector_event_token", value: token }
    : { name: "ct_no_cookie_hidden_field", value: noCookieField(signals.all()) };
}

/** A field can lose focus only after it had focus. */
function checkMailFields(mailOptions: MailCheckOptions): void {
  const start = () => {
    import("./mail/watchMailFields")
      .then(({ watchMailFields }) => watchMailFields(document, mailOptions))
      .catch(() => {});
  };
  document.addEventListener("focusin", start, { once: true });
}

function startDetector(signals: Signals, detect: () => void): void {
  // A token is valid for one message; a page that sends by script may send another one.
  document.addEventListener("submit", () => setTimeout(detect, FORMS_ARE_READY));
  refreshToken(detect);
  watchToken({
    onDetector: () => signals.set("apbct_bot_detector_exist", true),
    onLog: (log) => signals.set("ct_bot_detector_frontend_data_log", log),
  });
}

start();
