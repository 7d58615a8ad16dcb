/** Removes the alert and moves focus to the nearest focusable element. */
export function mount(container: HTMLElement): () => void {
  const button = container.querySelector<HTMLButtonElement>(".alert__close");

  function onClick() {
    const next = nextFocusable(container);
    container.hidden = true;
    next?.focus({ preventScroll: true });
  }

  button?.addEventListener("click", onClick);
  return () => button?.removeEventListener("click", onClick);
}

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/** The next focusable element after the alert, or the last one before it. */
function nextFocusable(container: HTMLElement): HTMLElement | undefined {
  const focusable = [...container.ownerDocument.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => !container.contains(stop) && stop.checkVisibility?.() !== false,
  );
  const isAfter = (stop: HTMLElement) =>
    container.compareDocumentPosition(stop) & container.DOCUMENT_POSITION_FOLLOWING;
  return focusable.find(isAfter) ?? focusable.at(-1);
}
