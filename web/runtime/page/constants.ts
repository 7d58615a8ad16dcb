/** Times in milliseconds and widths in CSS pixels that several behaviors share. */

export { FOCUS_DELAY, POPUP_FOCUS_DELAY } from "../../kit/dialog/focusDelays";
export { SMALLEST_WIDTH } from "../../kit/environment/devices/devices";

/** Most resize handlers wait until the size has been stable for this long. */
export const RESIZE_DEBOUNCE = 50;

/** A control that responds to every movement or key, such as a menu toggle, waits this long. */
export const SHORT_DEBOUNCE = 100;

/** Tabs that follow scrolling or load their content wait this long. */
export const MEDIUM_DEBOUNCE = 200;

/** Elements that are expensive to lay out, such as sticky ones, wait this long. */
export const LONG_DEBOUNCE = 300;

/** The widths of a tablet, unless the site sets others. */
export const TABLET_WIDTHS = { min: 768, max: 1024 } as const;

/** The duration of an animated scroll, unless the widget sets another. */
export const SCROLL_DURATION = 400;

/** A lazily loaded script or style that has not arrived after this time has failed. */
export const CHUNK_TIMEOUT = 120_000;

/** An island is hydrated this many pixels before it scrolls into view. */
export const VISIBLE_MARGIN = 200;
