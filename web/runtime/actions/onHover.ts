const LINK = 'a[href*="-action"]';

/**
 * Calls back once when a mouse, or keyboard focus, has rested on such a link for the given time. A click has run the
 * action already: it calls `settle`.
 */
export function onHover(
  page: Document,
  after: number,
  until: AbortSignal,
  onHoverEnd: (link: HTMLAnchorElement, event: Event) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: HTMLAnchorElement | null = null;

  function onEnter(event: Event) {
    const link = linkAt(event.target);
    if (link === hovered) return;
    cancel();
    if (!link) return;
    hovered = link;
    timer = setTimeout(() => onHoverEnd(link, event), after);
  }

  function onLeave(event: MouseEvent | FocusEvent) {
    if (hovered && linkAt(event.relatedTarget) !== hovered) cancel();
  }

  function cancel() {
    clearTimeout(timer);
    hovered = null;
  }

  const options = { signal: until };
  page.addEventListener("pointerover", (event) => event.pointerType !== "touch" && onEnter(event), options);
  page.addEventListener("pointerout", onLeave, options);
  // A click moves focus too, but counts as a click.
  page.addEventListener("focusin", (event) => isByKeyboard(event.target) && onEnter(event), options);
  page.addEventListener("focusout", onLeave, options);
  until.addEventListener("abort", cancel);

  return { settle: () => clearTimeout(timer) };
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;

const isByKeyboard = (target: EventTarget | null) => target instanceof Element && target.matches(":focus-visible");
