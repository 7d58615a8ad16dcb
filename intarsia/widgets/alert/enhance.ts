import type { Enhance } from "../../../web/kit/schema/defineWidget";

/** Removes the alert and moves focus to the nearest focusable element. */
export const enhance: Enhance = (alert, until) => {
  function onClick() {
    const next = nextFocusable(alert);
    alert.hidden = true;
    next?.focus({ preventScroll: true });
  }

  alert.querySelector(".alert__close")?.addEventListener("click", onClick, { signal: until });
};

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/** The next focusable element after the alert, or the last one before it. */
function nextFocusable(alert: HTMLElement): HTMLElement | undefined {
  const focusable = [...alert.ownerDocument.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => !alert.contains(stop) && stop.checkVisibility?.() !== false,
  );
  const isAfter = (stop: HTMLElement) => alert.compareDocumentPosition(stop) & alert.DOCUMENT_POSITION_FOLLOWING;
  return focusable.find(isAfter) ?? focusable.at(-1);
}
