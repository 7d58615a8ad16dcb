/**
 * Calls back when any part of the element enters the screen, and when all of it has left. All elements of a page
 * share one observer; on the canvas, each element has its own.
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
