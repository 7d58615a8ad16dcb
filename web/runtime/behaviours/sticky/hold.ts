import type { Edge } from "./stand";

/** `box` is where the element would stand. */
export type Placeholder = { box(): DOMRect; remove(): void };

/** Takes the element out of what holds it and keeps it at the edge of the screen; something as large stays in its place. */
export function hold(element: HTMLElement, edge: Edge, distance: number): Placeholder {
  const view = element.ownerDocument.defaultView as Window & typeof globalThis;
  // Sticking moves it along the page only, so it is as wide and as far from the side as in its place.
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
  const put = {
    position: "fixed",
    left: `${left}px`,
    right: "auto",
    width: `${width}px`,
    margin: "0",
    [edge]: `${distance}px`,
  };
  Object.assign(element.style, put);
  return {
    box: () => placeholder.getBoundingClientRect(),
    remove() {
      placeholder.remove();
      for (const name of Object.keys(put)) element.style.removeProperty(name);
    },
  };
}
