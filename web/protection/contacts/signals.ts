import { readEntry } from "../storage/entries";

// The signals that the page's own script collected, if there is one.
const STORED = ["ct_fkp_timestamp", "ct_pointer_data", "ct_mouse_moved", "ct_has_scrolled", "ct_has_key_up"] as const;

/** What is known about the visit. A click by a script is not trusted and proves nothing. */
export function signalsOf(event: Event): Record<string, unknown> {
  const stored = Object.fromEntries(STORED.map((name) => [name, readEntry(name)]).filter(([, value]) => value));
  const isPointed = event.isTrusted && (event as PointerEvent).detail > 0;
  return {
    ...stored,
    ct_checkjs: window.ctPublic?.ct_checkjs_key,
    ct_ps_timestamp: Math.floor(performance.timeOrigin / 1000),
    ct_timezone: -new Date().getTimezoneOffset() / 60,
    ct_screen_info: {
      fullWidth: screen.width,
      fullHeight: screen.height,
      visibleWidth: window.innerWidth,
      visibleHeight: window.innerHeight,
    },
    apbct_headless: navigator.webdriver === true,
    ...(isPointed && { ct_mouse_moved: true }),
    ...(event.isTrusted && !isPointed && { ct_has_key_up: true }),
    ...(scrollY > 0 && { ct_has_scrolled: true }),
  };
}
