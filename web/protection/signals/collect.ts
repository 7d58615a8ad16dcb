import type { Public } from "../config";
import { nowInSeconds } from "../storage/nowInSeconds";
import { watchPointer } from "./pointer";
import type { Signals } from "./signals";

// Scripts of the contract read these from the start.
const INITIALLY_ZERO = [
  "ct_fkp_timestamp",
  "ct_pointer_data",
  "ct_checked_emails",
  "ct_checked_emails_exist",
  "apbct_visible_fields",
  "apbct_pixel_url",
] as const;

/** Collects what is known when the page loads, and what a person does on it afterwards. */
export function collect(page: Document, settings: Public, signals: Signals, isFromPerson = isTrusted): void {
  signals.set("ct_checkjs", settings.ct_checkjs_key);
  signals.set("ct_ps_timestamp", nowInSeconds());
  signals.set("ct_timezone", -new Date().getTimezoneOffset() / 60);
  signals.set("apbct_headless", navigator.webdriver === true);
  for (const name of INITIALLY_ZERO) signals.set(name, "0");

  const once = (type: string, callback: () => void, counts: (event: Event) => boolean = () => true) =>
    listenOnce(page, type, callback, (event) => isFromPerson(event) && counts(event));
  once("keydown", () => signals.set("ct_fkp_timestamp", nowInSeconds()));
  once("keyup", () => signals.set("ct_has_key_up", true), isInForm);
  once("focusin", () => signals.set("ct_has_input_focused", true), isInForm);
  once("pointermove", () => signals.set("ct_mouse_moved", true));
  once("scroll", () => signals.set("ct_has_scrolled", true));
  fetchPixel(settings, signals);
  // Before the first frame, measuring would make the browser lay out the page in the middle of this script.
  requestAnimationFrame(() => setTimeout(() => measureScreen(page, signals)));
  watchPointer(page, (path) => signals.set("ct_pointer_data", path), isFromPerson);
}

function measureScreen({ documentElement: root }: Document, signals: Signals): void {
  signals.set("ct_screen_info", {
    fullWidth: root.scrollWidth,
    fullHeight: root.scrollHeight,
    visibleWidth: root.clientWidth,
    visibleHeight: root.clientHeight,
  });
}

/** Browsers that render pages support this too. */
function fetchPixel({ pixel__setting: setting, pixel__enabled: isEnabled, pixel__url: url }: Public, signals: Signals) {
  if (!isEnabled || !url) return;
  signals.set("apbct_pixel_url", url);
  if (setting !== "1") new Image().src = url;
}

function listenOnce(page: Document, type: string, callback: () => void, counts: (event: Event) => boolean): void {
  const listen = (event: Event) => {
    if (!counts(event)) return;
    page.removeEventListener(type, listen, true);
    callback();
  };
  page.addEventListener(type, listen, { capture: true, passive: true });
}

const isInForm = ({ target }: Event) =>
  target instanceof Element && target.matches("form input:not([type=hidden]), form textarea, form select");

// Scripts can dispatch any event; browsers mark those that a person caused as trusted.
const isTrusted = ({ isTrusted }: Event) => isTrusted;
