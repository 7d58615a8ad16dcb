/**
 * Calls back when any of the element comes onto the screen, and when all of it has left. A page has one observer for all
 * that is watched; where there is no such page, as on the canvas, the element has one of its own.
 */
export function inView(element: Element, onChange: (isInView: boolean) => void, until: AbortSignal): void {
  const view = element.ownerDocument.defaultView as Window & typeof globalThis;
  if (view.intarsia) {
    view.intarsia.inView(element, onChange, until);
    return;
  }
  const observer = new view.IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false));
  observer.observe(element);
  until.addEventListener("abort", () => observer.disconnect());
}
