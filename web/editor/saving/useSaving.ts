import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Document } from "../../kit/document";
import type { Loaded } from "../Editor";
import type { Action, Api, Refusal, Revision } from "./api";
import type { LocalCopy } from "./localCopy";

export type SaveState =
  | { name: "saved"; at: number | null }
  | { name: "unsaved" }
  | { name: "saving" }
  | { name: "published" }
  | { name: "submitted" }
  | { name: "refused"; refusal: Refusal };

export const AUTOSAVE_MS = 1500;
export const RETRY_MS = 5000;

// Sending the same again changes nothing about these: somebody has to decide or to sign in first.
const WAITS_FOR_SOMEBODY = new Set(["stale", "locked", "signed_out", "forbidden", "csrf", "not_found", "not_allowed"]);

export type Saving = {
  state: SaveState;
  /** Tell it about every change. */
  changed: (document: Document) => void;
  save: (action: Action) => Promise<boolean>;
  revision: () => Revision | null;
  /** What is on the screen, saved or not. */
  latest: () => Document;
};

type Options = { api: Pick<Api, "save">; start: Loaded; copy: LocalCopy; isReadOnly: boolean };

/**
 * Saves 1.5 s after the last change, one request at a time, overwriting this editor's own last autosave. Whatever
 * the server answers, the document is kept in the browser until the server has it.
 */
export function useSaving({ api, start, copy, isReadOnly }: Options): Saving {
  const [state, setState] = useState<SaveState>(start.isUnsaved ? { name: "unsaved" } : { name: "saved", at: null });
  const refused = useRef<string | null>(null);
  const latest = useRef(start.document);
  const saved = useRef<Document | null>(start.isUnsaved ? null : start.document);
  const revision = useRef(start.revision);
  const autosave = useRef<number | null>(null);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(
    async (action: Action): Promise<boolean> => {
      clearTimeout(timer.current);
      const sent = latest.current;
      if (action === "autosave" && sent === saved.current) {
        setState({ name: "saved", at: Date.now() });
        return true;
      }
      setState({ name: "saving" });
      const answer = await api.save({
        document: sent,
        base_revision: revision.current,
        action,
        autosave_revision_id: autosave.current,
      });
      if (!answer.ok) {
        refused.current = answer.error;
        copy.keep(latest.current, revision.current);
        setState({ name: "refused", refusal: answer });
        return false;
      }
      refused.current = null;
      revision.current = answer.value.revision;
      autosave.current = action === "autosave" ? answer.value.revision.id : null;
      saved.current = sent;
      if (latest.current === sent) copy.clear();
      setState(latest.current === sent ? afterwards(action) : { name: "unsaved" });
      return true;
    },
    [api, copy],
  );

  /** Requests follow each other: the second must know the first one's revision. */
  const save = useCallback(
    (action: Action): Promise<boolean> => {
      if (isReadOnly) return Promise.resolve(false);
      clearTimeout(timer.current);
      running.current = running.current.then(() => send(action));
      return running.current;
    },
    [send, isReadOnly],
  );

  const schedule = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (latest.current !== saved.current) void save("autosave");
    }, AUTOSAVE_MS);
  }, [save]);

  const changed = useCallback(
    (next: Document) => {
      if (isReadOnly || next === latest.current) return;
      latest.current = next;
      copy.keep(next, revision.current);
      if (refused.current && WAITS_FOR_SOMEBODY.has(refused.current)) return;
      setState((old) => (old.name === "unsaved" || old.name === "refused" ? old : { name: "unsaved" }));
      schedule();
    },
    [copy, isReadOnly, schedule],
  );

  useEffect(() => {
    if (start.isUnsaved) schedule();
  }, [start, schedule]);

  // A network that failed is worth another try, at the latest when the browser says that it is back.
  useEffect(() => {
    if (state.name !== "refused" || state.refusal.error !== "offline") return;
    const again = () => void save("autosave");
    const retry = setTimeout(again, RETRY_MS);
    window.addEventListener("online", again);
    return () => {
      clearTimeout(retry);
      window.removeEventListener("online", again);
    };
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

  return useMemo(
    () => ({ state, changed, save, revision: () => revision.current, latest: () => latest.current }),
    [state, changed, save],
  );
}

const afterwards = (action: Action): SaveState =>
  action === "publish"
    ? { name: "published" }
    : action === "submit"
      ? { name: "submitted" }
      : { name: "saved", at: Date.now() };
