import { createContext } from "react";
import { CSS_ID } from "../../kit/style/elementCss";
import type { ShownItem } from "../../kit/useShownItem";

const listeners = new Map<string, Set<(item: string) => void>>();

/** The one canvas's: what is open in a panel is opened there too. */
export const shownItem: ShownItem = {
  subscribe(element, listener) {
    const ofElement = listeners.get(element) ?? new Set();
    listeners.set(element, ofElement.add(listener));
    return () => ofElement.delete(listener);
  },
};

/** Opens the tab, turns to the slide, scrolls to the question: whatever the widget does to show one of its items. */
export function showItem(element: string, item: string) {
  for (const listener of listeners.get(CSS_ID(element)) ?? []) listener(item);
}

/** What a list in the panel calls when one of its items is opened. */
export const ShowItemContext = createContext<(item: string) => void>(() => {});
