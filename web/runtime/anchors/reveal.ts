/**
 * The event for everything that contains the target, fired on each frame until the target is visible. See
 * docs/guides/write-a-widget.md.
 */
const REVEAL = "intarsia:reveal";

/** Work to wait for before the target can be shown, such as loading the code of an island. */
export type Reveal = CustomEvent<{ waitFor: (work: Promise<unknown>) => void }>;

/** After this many frames, the target is treated as one that cannot be shown. */
const FRAMES = 30;

/** Whether the target has a box to scroll to; closed parts have none. */
export const isShown = (target: Element) => target.checkVisibility?.() ?? true;

/** Opens everything that hides the target, at any depth. */
export async function reveal(target: Element): Promise<void> {
  const page = target.ownerDocument;
  openDetails(target);
  for (let frame = 0; frame < FRAMES && !isShown(target); frame++) {
    const pending: Promise<unknown>[] = [];
    const detail: Reveal["detail"] = { waitFor: (work) => pending.push(work) };
    target.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true, detail }));
    await Promise.allSettled(pending);
    await new Promise((resolve) => page.defaultView?.requestAnimationFrame(resolve));
  }
}

function openDetails(target: Element) {
  let details = target.closest("details");
  while (details) {
    details.open = true;
    details = details.parentElement?.closest("details") ?? null;
  }
  // Running transitions would move the target after the page has scrolled to it.
  for (const animation of target.ownerDocument.getAnimations?.() ?? []) {
    const { effect } = animation;
    if (animation instanceof CSSTransition && (effect as KeyframeEffect | null)?.target?.matches("details"))
      animation.finish();
  }
}
