import type { Document } from "../../documents/document";
import type { Loaded } from "../Editor";
import type { Action, Api, Refusal, Revision } from "./api";
import type { LocalCopy } from "./localCopy";
import {
  afterRefused,
  afterStored,
  bodyOf,
  continuedFrom,
  hasUnsavedWork,
  isBlocked,
  type Progress,
  progressFrom,
} from "./progress";
import { nextRequests } from "./saveRequests";
import { type SaveState, stateAfter, stateStore } from "./saveState";
import { createTimers } from "./timers";

type Options = { api: Pick<Api, "save">; start: Loaded; copy: LocalCopy; isReadOnly: boolean };

export type Saver = ReturnType<typeof createSaver>;

/**
 * The state machine that saves a document: 1.5 s after the last change, one request at a time. An autosave overwrites
 * this editor's previous autosave. The browser keeps a copy of the document until the server has stored it.
 *
 * Nothing runs before `start`, which returns the function that stops all timers and listeners.
 */
export function createSaver(options: Options) {
  const { isReadOnly } = options;
  const saver = new SaveQueue(options);
  const save = (action: Action) => saver.enqueue(action, false);

  return {
    state: saver.states.current,
    subscribe: saver.states.subscribe,
    start: () => saver.start(),
    /** Call it for every change of the document. */
    changed(document: Document) {
      if (!isReadOnly && document !== saver.progress.latest) saver.changed(document);
    },
    save,
    /** The newest revision that this editor knows. */
    revision: () => saver.progress.revision,
    /** Saves what is on the screen on top of `next`, a revision that somebody else made. */
    continueFrom(next: Revision | null) {
      saver.progress = continuedFrom(saver.progress, next);
      saver.enter({ name: "unsaved" });
    },
    /** The document on the screen was restored from this version. */
    restored(revisionId: number) {
      saver.progress = { ...saver.progress, restoredId: revisionId };
    },
    /** While the server has a request to answer, the newest revision may be this editor's own. */
    isSaving: () => saver.progress.requests.length > 0,
    /** The document on the screen, saved or not. */
    latest: () => saver.progress.latest,
  };
}

class SaveQueue {
  progress: Progress;
  readonly states: ReturnType<typeof stateStore>;
  readonly #options: Options;
  #running: Promise<boolean> = Promise.resolve(true);
  #isStarted = false;
  readonly #timers = createTimers({
    autosave: () => this.progress.latest !== this.progress.saved && void this.enqueue("autosave", false),
    // A retry keeps the refusal on the screen until there is a better answer.
    retry: () => void this.enqueue("autosave", true),
  });

  constructor(options: Options) {
    this.#options = options;
    this.progress = progressFrom(options.start);
    const isUnsaved = options.start.isUnsaved;
    this.states = stateStore(isUnsaved ? { name: "unsaved" } : { name: "saved", at: null, missed: null });
  }

  start() {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!this.#options.isReadOnly && hasUnsavedWork(this.progress)) event.preventDefault();
    };
    this.#isStarted = true;
    this.#timers.follow(this.states.current(), this.progress.attempts);
    window.addEventListener("beforeunload", onBeforeUnload);
    return () => {
      this.#isStarted = false;
      this.#timers.stop();
      window.removeEventListener("beforeunload", onBeforeUnload);
    };
  }

  enter(next: SaveState) {
    // Before the listeners are notified, because they may cause another state.
    if (this.#isStarted) this.#timers.follow(next, this.progress.attempts);
    this.states.enter(next);
  }

  changed(document: Document) {
    this.progress = { ...this.progress, latest: document };
    this.#options.copy.keep(document, this.progress.revision);
    if (isBlocked(this.progress)) return;
    const { name } = this.states.current();
    if (name === "unsaved" || name === "refused") this.#timers.autosaveSoon();
    else this.enter({ name: "unsaved" });
  }

  /** Sends one request after the other: each must know the revision that the one before it created. */
  enqueue(action: Action, isRetry: boolean): Promise<boolean> {
    if (this.#options.isReadOnly) return Promise.resolve(false);
    this.#timers.cancelAutosave();
    this.#running = this.#running.then(() => {
      const { requests, latest, saved } = this.progress;
      this.progress = { ...this.progress, requests: nextRequests(requests, { action, document: latest }, saved) };
      return this.#send(isRetry);
    });
    return this.#running;
  }

  async #send(isRetry: boolean): Promise<boolean> {
    this.#timers.cancelAutosave();
    let lastAction: Action = "autosave";
    if (this.progress.requests.length > 0 && !isRetry) this.enter({ name: "saving" });
    for (let [request] = this.progress.requests; request; [request] = this.progress.requests) {
      const answer = await this.#options.api.save(bodyOf(this.progress, request));
      if (!answer.ok) return this.#refuse(answer);
      this.progress = afterStored(this.progress, request, answer.value.revision);
      lastAction = request.action;
    }
    const { latest, saved, missed } = this.progress;
    if (latest === saved) this.#options.copy.clear();
    this.enter(latest === saved ? stateAfter(lastAction, missed) : { name: "unsaved" });
    return true;
  }

  #refuse(refusal: Refusal): false {
    const action = this.progress.requests.at(-1)?.action ?? "autosave";
    this.progress = afterRefused(this.progress, refusal);
    this.#options.copy.keep(this.progress.latest, this.progress.revision);
    this.enter({ name: "refused", refusal, action });
    return false;
  }
}
