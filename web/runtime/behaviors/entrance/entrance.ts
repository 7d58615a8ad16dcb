import type { Mount } from "../behavior";

const hidden = new Set<HTMLElement>();

/**
 * Plays the entrance animation of elements below the fold when they scroll into view. Elements in view are animated
 * by the stylesheet alone, and without a script nothing stays hidden.
 */
export const mount: Mount = (element, { viewport, until }) => {
  if (element.dataset.entrance) return;
  const view = element.ownerDocument.defaultView as Window;

  function hide() {
    element.dataset.entrance = "off";
    if (hidden.size === 0) view.requestAnimationFrame(restartAnimations);
    hidden.add(element);
  }

  function enter() {
    hidden.delete(element);
    element.dataset.entrance = "shown";
  }

  const waiting = new AbortController();
  const onChange = (isInView: boolean) => {
    if (!isInView) return hide();
    waiting.abort();
    enter();
  };
  until.addEventListener("abort", () => waiting.abort());
  viewport.inView(element, onChange, waiting.signal);
};

/**
 * The animations have already run out of view. A browser restarts an animation only after a render without it, so all
 * are reset together.
 */
function restartAnimations() {
  const [first] = hidden;
  // A function call, because minifiers remove a read whose value is unused.
  first?.getBoundingClientRect();
  for (const element of hidden) element.dataset.entrance = "waiting";
  hidden.clear();
}
