import type { Document } from "../../documents/document";
import { gettext } from "../texts/gettext";

/** A document after a change. `key` names what changed, so that further typing is not a new step. */
export type Step<Content = Document> = {
  label: string;
  document: Content;
  at: number;
  key: string | null;
  isPlacing?: boolean;
};
/**
 * `isOneStep`: changes with the same key are one step, however long they take. `isPlacing`: a new element was
 * added. `joins`: it belongs to the step before, whose label stays.
 */
export type Change = { label: string; key?: string; isOneStep?: boolean; isPlacing?: boolean; joins?: boolean };
/** The steps, oldest first; `index` is the current one. */
export type HistoryState<Content = Document> = { steps: readonly Step<Content>[]; index: number };

export const MAX_STEPS = 200;
// A pause that ends a step.
export const SAME_STEP_MS = 1000;

export type History<Content = Document> = ReturnType<typeof createHistory<Content>>;

/** The undo history. Documents share unchanged parts, and only the last steps are kept. */
export function createHistory<Content = Document>(start: Content, now: () => number = Date.now) {
  let state: HistoryState<Content> = {
    steps: [{ label: gettext("Opened"), document: start, at: now(), key: null }],
    index: 0,
  };
  const listeners = new Set<() => void>();

  function setState(next: HistoryState<Content>) {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  return {
    state: () => state,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    record(document: Content, change: Change) {
      const steps = stepsAfter(state.steps.slice(0, state.index + 1), document, change, now());
      setState({ steps, index: steps.length - 1 });
    },

    /** Moves to another step; null if it does not exist. */
    goTo(index: number): Step<Content> | null {
      const step = state.steps[index];
      if (!step || index === state.index) return null;
      // Typing after an undo is a step of its own.
      setState({ steps: state.steps.with(index, { ...step, key: null }), index });
      return step;
    },
  };
}

function stepsAfter<Content>(past: readonly Step<Content>[], document: Content, change: Change, at: number) {
  const { label, key, isOneStep = false, isPlacing = false, joins = false } = change;
  const last = past.at(-1);
  if (joins && last && past.length > 1) return past.with(-1, { ...last, document });
  const isSame = key !== undefined && last?.key === key && (isOneStep || at - last.at < SAME_STEP_MS);
  const step = { label, document, at, key: key ?? null, isPlacing };
  return [...(isSame ? past.slice(0, -1) : past), step].slice(-MAX_STEPS);
}
