import { createContext, useContext, useSyncExternalStore } from "react";
import type { Document } from "../../documents/document";
import { type Change, createHistory } from "./history";

export type Recorder = ReturnType<typeof createRecorder>;

/** Records the history. The canvas engine reports every new document; the code that caused the change describes it. */
export function createRecorder(start: Document) {
  const history = createHistory(start);
  let current: { change: Change | null } | null = null;

  return {
    history,

    /** Records the changes that `callback` makes as this change; null records nothing, as for an undo. */
    withChange(change: Change | null, callback: () => void) {
      current = { change };
      try {
        callback();
      } finally {
        current = null;
      }
    },

    /** `fallback` describes a change that no code described. */
    record(document: Document, fallback: Change | null) {
      const change = current ? current.change : fallback;
      if (change) history.record(document, change);
    },
  };
}

export const RecorderContext = createContext<Recorder | null>(null);

export function useRecorder(): Recorder {
  const recorder = useContext(RecorderContext);
  if (!recorder) throw new Error("useRecorder needs the <EditingProvider> around it.");
  return recorder;
}

export function useHistory() {
  const { history } = useRecorder();
  return useSyncExternalStore(history.subscribe, history.state);
}
