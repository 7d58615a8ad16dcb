import type { Editor } from "@tiptap/core";
import { createContext, useContext, useSyncExternalStore } from "react";

/** The one text on the canvas that is being edited. `at` is the clicked position in pixels of the canvas. */
export type EditedText = {
  element: string;
  /** A setting, or `list.item.field` for a field of an item. */
  setting: string;
  /** The key of this edit in the history, which makes it one step. */
  key: string;
  at: { x: number; y: number } | null;
};

type State = { text: EditedText | null; editor: Editor | null };

let state: State = { text: null, editor: null };
let count = 0;
const listeners = new Set<() => void>();

function become(next: Partial<State>) {
  state = { ...state, ...next };
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const editedText = {
  current: () => state.text,
  start(element: string, setting: string, at: EditedText["at"] = null) {
    count += 1;
    become({ text: { element, setting, at, key: `typed-${count}-${element}-${setting}` }, editor: null });
  },
  stop: () => become({ text: null, editor: null }),
  /** The editor of a formatted text. Its tools are in the toolbar below the canvas. */
  hold: (editor: Editor | null) => become({ editor }),
};

/** The id of the element that a view renders. */
export const ElementIdContext = createContext("");

/** The editing of this text in the surrounding element; null if it is not being edited. */
export function useEditedText(setting: string): EditedText | null {
  const element = useContext(ElementIdContext);
  return useSyncExternalStore(subscribe, () =>
    state.text?.element === element && state.text.setting === setting ? state.text : null,
  );
}

export const useHeldEditor = (): Editor | null => useSyncExternalStore(subscribe, () => state.editor);
