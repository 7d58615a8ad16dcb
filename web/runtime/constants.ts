/** Times in milliseconds and widths in CSS pixels that several behaviours of a page share. */

export { SMALLEST_WIDTH } from "../kit/devices";
export { FOCUS_DELAY, POPUP_FOCUS_DELAY } from "../kit/surface/focusDelays";

/** Most handlers of window resizing wait until the size has rested this long. */
export const RESIZE_DEBOUNCE = 50;

/** A control that answers to every move or key, such as a burger menu, waits this long. */
export const SHORT_DEBOUNCE = 100;

/** Tabs that follow scrolling or fetch their content wait this long. */
export const MEDIUM_DEBOUNCE = 200;

/** What is costly to lay out again, such as a stuck element, waits this long. */
export const LONG_DEBOUNCE = 300;

/** The widths that count as a tablet unless the site chooses others. */
export const TABLET_WIDTHS = { min: 768, max: 1024 } as const;

/** An animated scroll takes this long unless the widget says otherwise. */
export const SCROLL_DURATION = 400;

/** A lazily loaded script or style that has not arrived after this long has failed. */
export const CHUNK_TIMEOUT = 120_000;

/** A call to the site that has not been answered after this long has failed. */
export const REQUEST_TIMEOUT = 15_000;

/** An island is hydrated this many pixels before it scrolls into view. */
export const VISIBLE_MARGIN = 200;
