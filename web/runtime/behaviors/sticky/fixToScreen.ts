import type { Edge } from "./position";

/** `box` is the element's position without sticking. */
export type Placeholder = { box(): DOMRect; remove(): void };

/**
 * Takes the element out of its container and fixes it at the edge of the screen; a placeholder of the same size keeps
 * its space.
 */
export function fixToScreen(element: HTMLElement, edge: Edge, distance: number): Placeholder {
  const view = element.ownerDocument.defaultView as Window & typeof globalThis;
  // Sticking moves the element along the page only, so its width and inline position stay.
  const { left, width, height } = element.getBoundingClientRect();
  const { marginTop, marginBottom, flex, order } = view.getComputedStyle(element);
  const placeholder = element.ownerDocument.createElement("div");
  placeholder.ariaHidden = "true";
  Object.assign(placeholder.style, {
    width: `${width}px`,
    height: `${height}px`,
    marginTop,
    marginBottom,
    flex,
    order,
  });
  element.after(placeholder);
  const styles = {
    position: "fixed",
    left: `${left}px`,
    right: "auto",
    width: `${width}px`,
    margin: "0",
    [edge]: `${distance}px`,
  };
  Object.assign(element.style, styles);
  return {
    box: () => placeholder.getBoundingClientRect(),
    remove() {
      placeholder.remove();
      for (const name of Object.keys(styles)) element.style.removeProperty(name);
    },
  };
}
