import { useCallback, useEffect, useRef, useState } from "react";
import type { Document } from "../../kit/document";
import type { Action, Api, Refusal, Revision } from "./api";
import type { LocalCopy } from "./localCopy";

export type SaveState =
  | { name: "saved"; at: number | null }
  | { name: "unsaved" }
  | { name: "saving" }
  | { name: "published" }
  | { name: "refused"; refusal: Refusal };

export const AUTOSAVE_MS = 1500;
const RETRY_MS = 5000;

export type Saving = {
  state: SaveState;
  /** Tell it about every change. */
  changed: (document: Document) => void;
  save: (action: Action) => Promise<boolean>;
  /** After a restore, saving goes on from this revision. */
  continueFrom: (revision: Revision) => void;
  revision: () => Revision | null;
};

/**
 * Saves 1.5 s after the last change, one request at a time, overwriting this editor's own last autosave. Whatever
 * the server answers, the document is kept in the browser until the server has it.
 */
export function useSaving(api: Api, start: Revision | null, document: Document, copy: LocalCopy, isReadOnly: boolean): Saving {
  const [state, setState] = useState<SaveState>({ name: "saved", at: null });
  const latest = useRef(document);
  const saved = useRef<Document | null>(document);
  const revision = useRef(start);
  const autosave = useRef<number | null>(null);
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(
    async (action: Action): Promise<boolean> => {
      const sent = latest.current;
      setState({ name: "saving" });
      const answer = await api.save({ document: sent, base_revision: revision.current, action, autosave_revision_id: autosave.current });
      if (!answer.ok) {
        setState({ name: "refused", refusal: answer });
        return false;
      }
      revision.current = answer.value.revision;
      autosave.current = action === "autosave" ? answer.value.revision.id : null;
      saved.current = sent;
      if (latest.current === sent) copy.clear();
      setState(action === "publish" ? { name: "published" } : { name: "saved", at: Date.now() });
      return true;
    },
    [api, copy],
  );

  /** Requests follow each other: the second must know the first one's revision. */
  const save = useCallback(
    async (action: Action): Promise<boolean> => {
      clearTimeout(timer.current);
      await running.current;
      running.current = send(action);
      const isDone = await running.current;
      running.current = null;
      return isDone;
    },
    [send],
  );

  const schedule = useCallback(
    (wait: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (latest.current !== saved.current) void save("autosave");
      }, wait);
    },
    [save],
  );

  const changed = useCallback(
    (next: Document) => {
      if (isReadOnly || next === latest.current) return;
      latest.current = next;
      copy.keep(next, revision.current);
      setState((old) => (old.name === "refused" && old.refusal.error !== "offline" ? old : { name: "unsaved" }));
      schedule(AUTOSAVE_MS);
    },
    [copy, isReadOnly, schedule],
  );

  // Only a network that failed is worth another try: every other refusal waits for a decision.
  useEffect(() => {
    if (state.name !== "refused" || state.refusal.error !== "offline") return;
    const again = setTimeout(() => void save("autosave"), RETRY_MS);
    return () => clearTimeout(again);
  }, [state, save]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isReadOnly && latest.current !== saved.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
      clearTimeout(timer.current);
    };
  }, [isReadOnly]);

  return {
    state,
    changed,
    save,
    revision: () => revision.current,
    continueFrom: (next) => {
      revision.current = next;
      autosave.current = null;
      setState({ name: "saved", at: Date.now() });
    },
  };
}
