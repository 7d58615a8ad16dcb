import type { Document } from "../../kit/document";

/** A document as it was after a change. `key` names what was changed, so that typing on in it is no new step. */
export type Step = { label: string; document: Document; at: number; key: string | null; isPlacing?: boolean };
/** `isOneThought`: changes of one key are one step, however long they take. `isPlacing`: a widget is new on the page. */
export type Change = { label: string; key?: string; isOneThought?: boolean; isPlacing?: boolean };
/** Steps from the oldest that is kept; `index` is the one on the screen. */
export type HistoryState = { steps: readonly Step[]; index: number };

export const MOST_STEPS = 200;
// A pause that ends a thought.
export const SAME_THOUGHT_MS = 1000;

export type History = ReturnType<typeof createHistory>;

/** What can be undone and repeated. Documents share what did not change, and only the last steps are kept. */
export function createHistory(start: Document, now: () => number = Date.now) {
  let state: HistoryState = { steps: [{ label: "Opened", document: start, at: now(), key: null }], index: 0 };
  const listeners = new Set<() => void>();

  function become(next: HistoryState) {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  return {
    state: () => state,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    record(document: Document, { label, key, isOneThought = false, isPlacing = false }: Change) {
      const past = state.steps.slice(0, state.index + 1);
      const last = past.at(-1);
      const at = now();
      const isSame = key !== undefined && last?.key === key && (isOneThought || at - last.at < SAME_THOUGHT_MS);
      const step = { label, document, at, key: key ?? null, isPlacing };
      const steps = [...(isSame ? past.slice(0, -1) : past), step].slice(-MOST_STEPS);
      become({ steps, index: steps.length - 1 });
    },

    /** The step that is on the screen from now on; null when there is none there. */
    goTo(index: number): Step | null {
      const step = state.steps[index];
      if (!step || index === state.index) return null;
      // What is typed after an undo is a step of its own, whatever was typed before.
      become({ steps: state.steps.with(index, { ...step, key: null }), index });
      return step;
    },
  };
}
