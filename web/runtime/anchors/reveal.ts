/** Asked of everything that holds the target, on each frame until it is in sight. See docs/extending.md. */
const REVEAL = "intarsia:reveal";

/** What has to arrive before the target can be shown, such as the code of a widget that sleeps. */
export type Reveal = CustomEvent<{ waitFor: (arrival: Promise<unknown>) => void }>;

/** A part that has not opened after so many frames does not open. */
const FRAMES = 30;

/** Whether it has a place on the page to scroll to; closed parts keep none. */
export const isShown = (target: Element) => target.checkVisibility?.() ?? true;

/** Opens what hides the target, however deep it lies. */
export async function reveal(target: Element): Promise<void> {
  const page = target.ownerDocument;
  openDetails(target);
  for (let frame = 0; frame < FRAMES && !isShown(target); frame++) {
    const arrivals: Promise<unknown>[] = [];
    const detail: Reveal["detail"] = { waitFor: (arrival) => arrivals.push(arrival) };
    target.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true, detail }));
    await Promise.allSettled(arrivals);
    await new Promise((resolve) => page.defaultView?.requestAnimationFrame(resolve));
  }
}

function openDetails(target: Element) {
  let details = target.closest("details");
  while (details) {
    details.open = true;
    details = details.parentElement?.closest("details") ?? null;
  }
  // Where the target comes to stand is known when they are as high as they will be, and so are those that closed instead.
  for (const animation of target.ownerDocument.getAnimations?.() ?? []) {
    const { effect } = animation;
    if (animation instanceof CSSTransition && (effect as KeyframeEffect | null)?.target?.matches("details"))
      animation.finish();
  }
}
