import type { Editor } from "@tiptap/core";
import { createContext, useContext, useSyncExternalStore } from "react";

/** The one text on the canvas that is being typed in. `at` is where it was pressed, in the canvas's own pixels. */
export type EditedText = {
  element: string;
  /** A setting, or `list.item.field` for a field of one item. */
  setting: string;
  /** Names the typing in the history: all of it is one step. */
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
  /** The editor of a formatted text, whose tools stand in the bar of the stage. */
  hold: (editor: Editor | null) => become({ editor }),
};

/** The id of the element that a view is drawn for. */
export const ElementIdContext = createContext("");

/** The typing that is going on in this text of the element around; null when there is none. */
export function useEditedText(setting: string): EditedText | null {
  const element = useContext(ElementIdContext);
  return useSyncExternalStore(subscribe, () =>
    state.text?.element === element && state.text.setting === setting ? state.text : null,
  );
}

export const useHeldEditor = (): Editor | null => useSyncExternalStore(subscribe, () => state.editor);
