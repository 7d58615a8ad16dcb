import { waitToRetry } from "./retry";
import type { SaveState } from "./saveState";

export const AUTOSAVE_MS = 1500;

type Calls = { autosave: () => void; retry: () => void };

/** When the saver acts by itself: some time after a change, and again after a rejection that can pass. */
export function createTimers({ autosave, retry }: Calls) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting: (() => void) | undefined;

  const cancelAutosave = () => clearTimeout(timer);

  function autosaveSoon() {
    cancelAutosave();
    timer = setTimeout(autosave, AUTOSAVE_MS);
  }

  return {
    autosaveSoon,
    cancelAutosave,
    /** Starts what the saver's new state needs. */
    follow(state: SaveState, attempts: number) {
      stopWaiting?.();
      stopWaiting = state.name === "rejected" ? waitToRetry(state.rejection, attempts, retry) : undefined;
      if (state.name === "unsaved") autosaveSoon();
    },
    stop() {
      cancelAutosave();
      stopWaiting?.();
    },
  };
}
