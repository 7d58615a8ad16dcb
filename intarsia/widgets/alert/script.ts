/** Removes the alert and moves focus to the nearest focusable element. */
export function mount(container: HTMLElement): () => void {
  const button = container.querySelector<HTMLButtonElement>(".alert__close");

  function onClick() {
    const next = nextStop(container);
    container.hidden = true;
    next?.focus({ preventScroll: true });
  }

  button?.addEventListener("click", onClick);
  return () => button?.removeEventListener("click", onClick);
}

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/** The next focusable element after the alert, or the last one before it. */
function nextStop(container: HTMLElement): HTMLElement | undefined {
  const stops = [...container.ownerDocument.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => !container.contains(stop) && stop.checkVisibility?.() !== false,
  );
  const isAfter = (stop: HTMLElement) =>
    container.compareDocumentPosition(stop) & container.DOCUMENT_POSITION_FOLLOWING;
  return stops.find(isAfter) ?? stops.at(-1);
}
