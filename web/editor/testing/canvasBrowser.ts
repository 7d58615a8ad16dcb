/** What the canvas engine needs when it loads, and jsdom does not have. Import it before the engine. */

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** The screen of the tests, in pixels. */
export const testScreen = { width: 1440 };

const matchMedia = (query: string) => ({
  matches: testScreen.width < Number(/^\(width < (\d+)px\)$/.exec(query)?.[1] ?? 0),
  addEventListener() {},
  removeEventListener() {},
});

Object.assign(window, { matchMedia, ResizeObserver: NoObserver });
window.HTMLElement.prototype.scrollIntoView = () => {};
window.HTMLElement.prototype.setPointerCapture = () => {};
document.elementsFromPoint = () => [];
// jsdom loads the frame of the canvas without what it contains. An engine that is told so before `openCanvas` has filled the
// frame looks for its root once, and never again.
document.addEventListener(
  "load",
  (event) => {
    if (event.isTrusted && event.target instanceof HTMLIFrameElement) event.stopImmediatePropagation();
  },
  true,
);
Object.assign(globalThis, { CSS: { escape: (id: string) => id } });
// Node 20 does not have it.
Map.groupBy ??= <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item, 0), [...(groups.get(keyOf(item, 0)) ?? []), item]);
  return groups;
};
