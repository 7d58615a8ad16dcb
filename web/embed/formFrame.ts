/**
 * In the frame that shows a form on another site: tells that site the height of the form, and where the focus went, and
 * takes its colors.
 */

import { type FrameMessage, THEME, type ThemeMessage } from "./messages";

const OPEN_LISTS = "[role=listbox]:not([hidden])";
/** In pixels, for the shadow of a list. */
const SPACE_BELOW = 8;

const root = document.documentElement;
const leaveFor = document.currentScript?.dataset.leaveFor;

// Other sites may know the height of a form. The security policy says which of them can have the frame at all.
const tell = (message: FrameMessage) => parent.postMessage(message, "*");

/** Includes the open list of a searchable select, which would be cut off below the form. */
function tellHeight(): void {
  const bottomOf = (list: Element) => list.getBoundingClientRect().bottom + scrollY + SPACE_BELOW;
  const lists = [...document.querySelectorAll(OPEN_LISTS)].map(bottomOf);
  tell({ height: Math.max(root.getBoundingClientRect().height, ...lists) });
}

/** After errors or a new page of the form, which can begin far from where the visitor is on the page of that site. */
function tellFocus({ target }: Event): void {
  const observer = new IntersectionObserver(([seen]) => {
    observer.disconnect();
    if (seen && !isInView(seen)) tell({ focus: seen.boundingClientRect.top });
  });
  observer.observe(target as Element);
}

/** In the window. What only scripts can focus, such as a page of the form, can be higher than the window. */
const isInView = ({ target, isIntersecting, intersectionRect, boundingClientRect }: IntersectionObserverEntry) =>
  isIntersecting && ((target as HTMLElement).tabIndex >= 0 || intersectionRect.top <= boundingClientRect.top + 1);

function takeTheme({ intarsiaTheme, colorMode }: ThemeMessage): void {
  for (const [name, variable] of Object.entries(THEME)) {
    const value = intarsiaTheme[name];
    if (typeof value === "string") root.style.setProperty(variable, value);
  }
  // Otherwise ticks and bars would keep the color that the form's own site derives from its primary color.
  const { "--intarsia-form-primary": primary } = intarsiaTheme;
  if (typeof primary === "string") root.style.setProperty("--primary-mark", primary);
  if (colorMode === "light" || colorMode === "dark") root.dataset.colorMode = colorMode;
}

if (parent !== window) {
  addEventListener("message", ({ source, data }: MessageEvent<ThemeMessage>) => {
    if (source !== parent || !data?.intarsiaTheme) return;
    takeTheme(data);
    tellHeight();
  });
  addEventListener("focusin", tellFocus);
  new ResizeObserver(tellHeight).observe(root);
  // A list that opens, closes or has fewer options does not change the size of the form.
  const changes = { subtree: true, childList: true, attributeFilter: ["hidden"] };
  new MutationObserver(tellHeight).observe(root, changes);
  if (leaveFor) tell({ leaveFor });
}
