import type { Document } from "../../documents/document";
import type { Loaded } from "../Editor";
import type { Action, Api, Refusal, Revision } from "./api";
import type { LocalCopy } from "./localCopy";
import { isUnanswered, waitToRetry } from "./retry";
import { nextRequests, type SaveRequest } from "./saveRequests";

export type SaveState =
  /** `missed` is a publish or submit that the server refused before this save. */
  | { name: "saved"; at: number | null; missed: Action | null }
  | { name: "unsaved" }
  | { name: "saving" }
  | { name: "published" }
  | { name: "submitted" }
  | { name: "refused"; refusal: Refusal; action: Action };

export const AUTOSAVE_MS = 1500;

// Another autosave cannot solve these errors, so it waits until the user has acted.
const BLOCKING_ERRORS = new Set(["stale", "locked", "signed_out", "forbidden", "csrf", "not_found", "not_allowed"]);

type Options = { api: Pick<Api, "save">; start: Loaded; copy: LocalCopy; isReadOnly: boolean };

export type Saver = ReturnType<typeof createSaver>;

/**
 * The state machine that saves a document: 1.5 s after the last change, one request at a time. An autosave overwrites
 * this editor's previous autosave. The browser keeps a copy of the document until the server has stored it.
 *
 * Nothing runs before `start`, which returns the function that stops all timers and listeners.
 */
export function createSaver({ api, start, copy, isReadOnly }: Options) {
  let state: SaveState = start.isUnsaved ? { name: "unsaved" } : { name: "saved", at: null, missed: null };
  let latest = start.document;
  let saved = start.isUnsaved ? null : start.document;
  let revision = start.revision;
  let autosaveId: number | null = null;
  let restoredId: number | undefined;
  let requests: readonly SaveRequest[] = [];
  let error: string | null = null;
  let attempts = 0;
  let missed: Action | null = null;
  let running: Promise<boolean> = Promise.resolve(true);
  let isStarted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting: (() => void) | undefined;
  const listeners = new Set<() => void>();

  const hasUnsavedWork = () => requests.length > 0 || latest !== saved;

  function enter(next: SaveState) {
    state = next;
    if (isStarted) onEnter();
    for (const listener of listeners) listener();
  }

  function onEnter() {
    stopWaiting?.();
    // A retry keeps the refusal on the screen until there is a better answer.
    stopWaiting =
      state.name === "refused" ? waitToRetry(state.refusal, attempts, () => void enqueue("autosave", true)) : undefined;
    if (state.name === "unsaved") scheduleAutosave();
  }

  function scheduleAutosave() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (latest !== saved) void save("autosave");
    }, AUTOSAVE_MS);
  }

  /** Sends one request after the other: each must know the revision that the one before it created. */
  function enqueue(action: Action, isRetry: boolean): Promise<boolean> {
    if (isReadOnly) return Promise.resolve(false);
    clearTimeout(timer);
    running = running.then(() => {
      requests = nextRequests(requests, { action, document: latest }, saved);
      return sendRequests(isRetry);
    });
    return running;
  }

  const save = (action: Action) => enqueue(action, false);

  async function sendRequests(isRetry: boolean): Promise<boolean> {
    clearTimeout(timer);
    let lastAction: Action = "autosave";
    if (requests.length > 0 && !isRetry) enter({ name: "saving" });
    for (let request = requests[0]; request; request = requests[0]) {
      const answer = await api.save({
        document: request.document,
        base_revision: revision,
        action: request.action,
        autosave_revision_id: autosaveId,
        restored_revision_id: restoredId,
      });
      if (!answer.ok) return onRefused(answer);
      requests = requests.slice(1);
      onStored(request, answer.value.revision);
      lastAction = request.action;
    }
    if (latest === saved) copy.clear();
    enter(latest === saved ? stateAfter(lastAction, missed) : { name: "unsaved" });
    return true;
  }

  function onStored({ action, document }: SaveRequest, next: Revision) {
    error = null;
    attempts = 0;
    revision = next;
    autosaveId = action === "autosave" ? next.id : null;
    saved = document;
    restoredId = undefined;
    if (action !== "autosave") missed = null;
  }

  function onRefused(refusal: Refusal): false {
    const action = requests.at(-1)?.action ?? "autosave";
    error = refusal.error;
    attempts += 1;
    if (!isUnanswered(refusal, attempts)) {
      requests = [];
      if (action === "publish" || action === "submit") missed = action;
    }
    copy.keep(latest, revision);
    enter({ name: "refused", refusal, action });
    return false;
  }

  function onBeforeUnload(event: BeforeUnloadEvent) {
    if (!isReadOnly && hasUnsavedWork()) event.preventDefault();
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => {
      isStarted = true;
      onEnter();
      window.addEventListener("beforeunload", onBeforeUnload);
      return () => {
        isStarted = false;
        clearTimeout(timer);
        stopWaiting?.();
        window.removeEventListener("beforeunload", onBeforeUnload);
      };
    },
    /** Call it for every change of the document. */
    changed: (document: Document) => {
      if (isReadOnly || document === latest) return;
      latest = document;
      copy.keep(document, revision);
      if (error && BLOCKING_ERRORS.has(error)) return;
      if (state.name === "unsaved" || state.name === "refused") scheduleAutosave();
      else enter({ name: "unsaved" });
    },
    save,
    /** The newest revision that this editor knows. */
    revision: () => revision,
    /** Saves what is on the screen on top of `next`, a revision that somebody else made. */
    continueFrom: (next: Revision | null) => {
      revision = next;
      autosaveId = null;
      saved = null;
      error = null;
      attempts = 0;
      enter({ name: "unsaved" });
    },
    /** The document on the screen was restored from this version. */
    restored: (revisionId: number) => {
      restoredId = revisionId;
    },
    /** While the server has a request to answer, the newest revision may be this editor's own. */
    isSaving: () => requests.length > 0,
    /** The document on the screen, saved or not. */
    latest: () => latest,
  };
}

const stateAfter = (action: Action, missed: Action | null): SaveState =>
  action === "publish"
    ? { name: "published" }
    : action === "submit"
      ? { name: "submitted" }
      : { name: "saved", at: Date.now(), missed };
