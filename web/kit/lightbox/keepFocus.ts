import type PhotoSwipe from "photoswipe";

const TABBABLE = "a[href], button, input, video[controls], iframe, [tabindex]";

/** Keeps Tab inside the lightbox, in both directions. The library only returns focus that has left. */
export function keepFocus(lightbox: PhotoSwipe) {
  function onKeyDown(event: KeyboardEvent) {
    const stops = event.key === "Tab" ? stopsIn(lightbox.element) : [];
    const [first, last] = [stops[0], stops.at(-1)];
    const isAtEdge = event.target === (event.shiftKey ? first : last);
    const isAround = event.shiftKey && event.target === lightbox.element;
    if (!isAtEdge && !isAround) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
  lightbox.on("bindEvents", () => lightbox.element?.addEventListener("keydown", onKeyDown));
}

const stopsIn = (root: HTMLElement | undefined) =>
  [...(root?.querySelectorAll<HTMLElement>(TABBABLE) ?? [])].filter(
    (one) =>
      one.tabIndex >= 0 && !one.matches(":disabled") && !one.closest("[inert]") && (one.checkVisibility?.() ?? true),
  );
