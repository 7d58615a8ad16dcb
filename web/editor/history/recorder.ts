import { createContext, useContext, useSyncExternalStore } from "react";
import type { Document } from "../../kit/document";
import { type Change, createHistory } from "./history";

export type Recorder = ReturnType<typeof createRecorder>;

/** Writes the history down. The canvas engine reports every document it makes; whoever made it says what was done. */
export function createRecorder(start: Document) {
  const history = createHistory(start);
  let current: { change: Change | null } | null = null;

  return {
    history,

    /** What `act` does to the document is this change; null is for what is no change, such as an undo. */
    during(change: Change | null, act: () => void) {
      current = { change };
      try {
        act();
      } finally {
        current = null;
      }
    },

    /** `otherwise` says what was done when nobody did. */
    heard(document: Document, otherwise: Change | null) {
      const change = current ? current.change : otherwise;
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
