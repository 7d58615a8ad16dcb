import type { Mount } from "../behaviour";

const unseen = new Set<HTMLElement>();

/**
 * Elements that are out of sight enter the page when they are scrolled to. The stylesheet plays their movement by itself as
 * soon as they are drawn: those in sight need no script, and without one nothing stays hidden.
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

/** They have moved unseen already: the browser begins again only with what it has drawn once without. All of them at a time. */
function beginAnew() {
  const [first] = unseen;
  // A call: minifiers leave out a read whose value nobody uses.
  first?.getBoundingClientRect();
  for (const element of unseen) element.dataset.entrance = "waiting";
  unseen.clear();
}
