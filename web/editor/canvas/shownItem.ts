import { createContext } from "react";
import type { ShownItem } from "../../kit/parts/disclosure/useShownItem";
import { CSS_ID } from "../../kit/style/elementCss";

const listeners = new Map<string, Set<(item: string) => void>>();

/** The canvas shows the item that is open in the panel. */
export const shownItem: ShownItem = {
  subscribe(element, listener) {
    const ofElement = listeners.get(element) ?? new Set();
    listeners.set(element, ofElement.add(listener));
    return () => ofElement.delete(listener);
  },
};

/** Shows an item of an element: the widget opens the tab, goes to the slide or scrolls to the question. */
export function showItem(element: string, item: string) {
  for (const listener of listeners.get(CSS_ID(element)) ?? []) listener(item);
}

/** What a list in the panel calls when one of its items is opened. */
export const ShowItemContext = createContext<(item: string) => void>(() => {});
