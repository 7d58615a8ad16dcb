import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Document } from "../../kit/document";
import type { Loaded } from "../Editor";
import type { Action, Api, Refusal, Revision } from "./api";
import type { LocalCopy } from "./localCopy";
import { isUnanswered, waitToRetry } from "./retry";

export type SaveState =
  /** `missed`: what was asked for as well and was refused. */
  | { name: "saved"; at: number | null; missed: Action | null }
  | { name: "unsaved" }
  | { name: "saving" }
  | { name: "published" }
  | { name: "submitted" }
  | { name: "refused"; refusal: Refusal; action: Action };

export const AUTOSAVE_MS = 1500;

// Sending something else changes nothing about these.
const WAITS = new Set(["stale", "locked", "signed_out", "forbidden", "csrf", "not_found", "not_allowed"]);

export type Saving = {
  state: SaveState;
  /** Tell it about every change. */
  changed: (document: Document) => void;
  save: (action: Action) => Promise<boolean>;
  revision: () => Revision | null;
  /** What is on the screen comes after this revision, which somebody else made, and is saved as the next one. */
  goOnFrom: (revision: Revision | null) => void;
  /** What is on the screen from now on was brought back from this version. */
  restored: (revisionId: number) => void;
  /** Whether the server has something to answer: until then the newest revision may be this editor's own. */
  isUnderWay: () => boolean;
  /** What is on the screen, saved or not. */
  latest: () => Document;
};

type Options = { api: Pick<Api, "save">; start: Loaded; copy: LocalCopy; isReadOnly: boolean };
type Request = { action: Action; document: Document };

/**
 * Saves 1.5 s after the last change, one request at a time, overwriting this editor's own last autosave. Whatever
 * the server answers, the document is kept in the browser until the server has it.
 */
export function useSaving({ api, start, copy, isReadOnly }: Options): Saving {
  const [state, setState] = useState<SaveState>(
    start.isUnsaved ? { name: "unsaved" } : { name: "saved", at: null, missed: null },
  );
  const refused = useRef<string | null>(null);
  const missed = useRef<Action | null>(null);
  const tries = useRef(0);
  const latest = useRef(start.document);
  const saved = useRef<Document | null>(start.isUnsaved ? null : start.document);
  const revision = useRef(start.revision);
  const autosave = useRef<number | null>(null);
  const restored = useRef<number | undefined>(undefined);
  /** What the server has not answered yet, in the order in which it was asked for. */
  const asked = useRef<Request[]>([]);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const ask = useCallback((action: Action) => {
    const [first, last] = [asked.current[0], asked.current.at(-1)];
    const isAsked = last?.action === action && last.document === latest.current;
    // An autosave follows by itself; of other wishes the last one counts. The first may have been fulfilled already.
    if (isAsked || (action === "autosave" && (first || latest.current === saved.current))) return;
    const request = { action, document: latest.current };
    asked.current = first ? [first, request] : [request];
  }, []);

  const refuse = useCallback(
    (refusal: Refusal) => {
      const action = asked.current.at(-1)?.action ?? "autosave";
      refused.current = refusal.error;
      tries.current += 1;
      if (!isUnanswered(refusal, tries.current)) {
        asked.current = [];
        if (action === "publish" || action === "submit") missed.current = action;
      }
      copy.keep(latest.current, revision.current);
      setState({ name: "refused", refusal, action });
    },
    [copy],
  );

  const stored = useCallback(({ action, document }: Request, next: Revision) => {
    refused.current = null;
    tries.current = 0;
    revision.current = next;
    autosave.current = action === "autosave" ? next.id : null;
    saved.current = document;
    restored.current = undefined;
    if (action !== "autosave") missed.current = null;
  }, []);

  const send = useCallback(
    async (isQuiet: boolean): Promise<boolean> => {
      clearTimeout(timer.current);
      let done: Action = "autosave";
      if (asked.current[0] && !isQuiet) setState({ name: "saving" });
      for (let request = asked.current[0]; request; request = asked.current[0]) {
        const answer = await api.save({
          document: request.document,
          base_revision: revision.current,
          action: request.action,
          autosave_revision_id: autosave.current,
          restored_revision_id: restored.current,
        });
        if (!answer.ok) {
          refuse(answer);
          return false;
        }
        asked.current.shift();
        stored(request, answer.value.revision);
        done = request.action;
      }
      if (latest.current === saved.current) copy.clear();
      setState(latest.current === saved.current ? afterwards(done, missed.current) : { name: "unsaved" });
      return true;
    },
    [api, copy, refuse, stored],
  );

  /** Requests follow each other: the second must know the first one's revision. */
  const enqueue = useCallback(
    (action: Action, isQuiet: boolean): Promise<boolean> => {
      if (isReadOnly) return Promise.resolve(false);
      clearTimeout(timer.current);
      running.current = running.current.then(() => {
        ask(action);
        return send(isQuiet);
      });
      return running.current;
    },
    [ask, send, isReadOnly],
  );
  const save = useCallback((action: Action) => enqueue(action, false), [enqueue]);

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
      if (refused.current && WAITS.has(refused.current)) return;
      setState((old) => (old.name === "unsaved" || old.name === "refused" ? old : { name: "unsaved" }));
      schedule();
    },
    [copy, isReadOnly, schedule],
  );

  const goOnFrom = useCallback((next: Revision | null) => {
    revision.current = next;
    autosave.current = null;
    saved.current = null;
    refused.current = null;
    tries.current = 0;
    setState({ name: "unsaved" });
  }, []);

  // Recovered from the browser, or changed while something else was on its way.
  useEffect(() => {
    if (state.name === "unsaved") schedule();
  }, [state, schedule]);

  useEffect(() => {
    if (state.name !== "refused") return;
    // Quietly: the reason stays on the screen until there is a better answer.
    return waitToRetry(state.refusal, tries.current, () => void enqueue("autosave", true));
  }, [state, enqueue]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isReadOnly && (asked.current[0] || latest.current !== saved.current)) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
      clearTimeout(timer.current);
    };
  }, [isReadOnly]);

  return useMemo(
    () => ({
      state,
      changed,
      save,
      revision: () => revision.current,
      restored: (revisionId) => {
        restored.current = revisionId;
      },
      isUnderWay: () => asked.current.length > 0,
      latest: () => latest.current,
      goOnFrom,
    }),
    [state, changed, save, goOnFrom],
  );
}

const afterwards = (done: Action, missed: Action | null): SaveState =>
  done === "publish"
    ? { name: "published" }
    : done === "submit"
      ? { name: "submitted" }
      : { name: "saved", at: Date.now(), missed };
