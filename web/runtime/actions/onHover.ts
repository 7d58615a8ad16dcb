const LINK = 'a[href*="-action"]';

/**
 * Calls back when a mouse, or the focus of a keyboard, has rested on such a link for so long, once each time. A click in
 * between has done it already, which is told by `settle`.
 */
export function onHover(
  page: Document,
  after: number,
  until: AbortSignal,
  onRest: (link: HTMLAnchorElement, event: Event) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting: HTMLAnchorElement | null = null;

  function onEnter(event: Event) {
    const link = linkAt(event.target);
    if (link === resting) return;
    leave();
    if (!link) return;
    resting = link;
    timer = setTimeout(() => onRest(link, event), after);
  }

  function onLeave(event: MouseEvent | FocusEvent) {
    if (resting && linkAt(event.relatedTarget) !== resting) leave();
  }

  function leave() {
    clearTimeout(timer);
    resting = null;
  }

  const options = { signal: until };
  page.addEventListener("pointerover", (event) => event.pointerType !== "touch" && onEnter(event), options);
  page.addEventListener("pointerout", onLeave, options);
  // A click gives the focus too, and is a click.
  page.addEventListener("focusin", (event) => isByKeyboard(event.target) && onEnter(event), options);
  page.addEventListener("focusout", onLeave, options);
  until.addEventListener("abort", leave);

  return { settle: () => clearTimeout(timer) };
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;

const isByKeyboard = (target: EventTarget | null) => target instanceof Element && target.matches(":focus-visible");
