import type { Mount } from "../behavior";

const unseen = new Set<HTMLElement>();

/**
 * Plays the entrance animation of elements below the fold when they scroll into view. Elements in view are animated
 * by the stylesheet alone, and without a script nothing stays hidden.
 */
export const mount: Mount = (element, { sight, until }) => {
  if (element.dataset.entrance) return;
  const view = element.ownerDocument.defaultView as Window;

  function wait() {
    element.dataset.entrance = "off";
    if (unseen.size === 0) view.requestAnimationFrame(beginAnew);
    unseen.add(element);
  }

  function enter() {
    unseen.delete(element);
    element.dataset.entrance = "shown";
  }

  sight.once(element, enter, wait, until);
};

/**
 * The animations have already run out of view. A browser restarts an animation only after a render without it, so all
 * are reset together.
 */
function beginAnew() {
  const [first] = unseen;
  // A function call, because minifiers remove a read whose value is unused.
  first?.getBoundingClientRect();
  for (const element of unseen) element.dataset.entrance = "waiting";
  unseen.clear();
}
