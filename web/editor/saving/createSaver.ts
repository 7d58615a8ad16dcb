import type { Document } from "../../documents/document";
import type { Action, Answer, Rejection, Revision, SaveRequest } from "./api";
import type { LocalCopy } from "./localCopy";
import {
  afterRejected,
  afterStored,
  bodyOf,
  continuedFrom,
  hasUnsavedWork,
  isBlocked,
  type Progress,
  progressFrom,
  type Start,
} from "./progress";
import { nextRequests } from "./saveRequests";
import { type SaveState, stateAfter, stateStore } from "./saveState";
import { createTimers } from "./timers";

type Options<Content, Base> = {
  api: { save: (body: SaveRequest<Content, Base>) => Promise<Answer<{ revision: Base }>> };
  start: Start<Content, Base>;
  copy: Pick<LocalCopy<Content, Base>, "keep" | "clear">;
  isReadOnly: boolean;
  /** Whether only the user saves, because every save is public at once. */
  isManual?: boolean;
};

export type Saver<Content = Document, Base extends { id: number } = Revision> = ReturnType<
  typeof createSaver<Content, Base>
>;

/**
 * The state machine that saves a document: 1.5 s after the last change, one request at a time. An autosave overwrites
 * this editor's previous autosave. The browser keeps a copy of the document until the server has stored it.
 *
 * Nothing runs before `start`, which returns the function that stops all timers and listeners.
 */
export function createSaver<Content = Document, Base extends { id: number } = Revision>(
  options: Options<Content, Base>,
) {
  const saver = new SaveQueue(options);
  const save = (action: Action) => saver.enqueue(action, false);

  return {
    state: saver.states.current,
    subscribe: saver.states.subscribe,
    start: () => saver.start(),
    /** Call it for every change of the document. */
    changed(document: Content) {
      if (!saver.isReadOnly && document !== saver.progress.latest) saver.changed(document);
    },
    save,
    /** The newest revision that this editor knows. */
    revision: () => saver.progress.revision,
    /** Saves what is on the screen on top of `next`, a revision that somebody else made. */
    continueFrom(next: Base | null) {
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
    isUnsaved: () => saver.progress.latest !== saver.progress.saved,
    /** Shows what another call has done with the saved document, or why not. */
    enter: (state: SaveState) => saver.enter(state),
    setReadOnly(isReadOnly: boolean) {
      saver.isReadOnly = isReadOnly;
    },
  };
}

class SaveQueue<Content, Base extends { id: number }> {
  progress: Progress<Content, Base>;
  isReadOnly: boolean;
  readonly states: ReturnType<typeof stateStore<SaveState>>;
  readonly #options: Options<Content, Base>;
  #running: Promise<boolean> = Promise.resolve(true);
  #isStarted = false;
  readonly #timers = createTimers({
    autosave: () => this.progress.latest !== this.progress.saved && this.#enqueueAutosave(false),
    // A retry keeps the rejection on the screen until there is a better answer.
    retry: () => this.#enqueueAutosave(true),
  });

  constructor(options: Options<Content, Base>) {
    this.#options = options;
    this.isReadOnly = options.isReadOnly;
    this.progress = progressFrom(options.start);
    const isUnsaved = options.start.isUnsaved;
    this.states = stateStore<SaveState>(isUnsaved ? { name: "unsaved" } : { name: "saved", at: null, missed: null });
  }

  start() {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork(this.progress)) event.preventDefault();
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

  changed(document: Content) {
    this.progress = { ...this.progress, latest: document };
    this.#options.copy.keep(document, this.progress.revision);
    if (isBlocked(this.progress)) return;
    const { name } = this.states.current();
    if (name === "unsaved" || name === "rejected") this.#timers.autosaveSoon();
    else this.enter({ name: "unsaved" });
  }

  /** Sends one request after the other: each must know the revision that the one before it created. */
  enqueue(action: Action, isRetry: boolean): Promise<boolean> {
    // What was typed just before a lock is sent again, until it is unlocked.
    if (this.isReadOnly && !hasUnsavedWork(this.progress)) return Promise.resolve(false);
    this.#timers.cancelAutosave();
    this.#running = this.#running.then(() => {
      const { requests, latest, saved } = this.progress;
      this.progress = { ...this.progress, requests: nextRequests(requests, { action, document: latest }, saved) };
      return this.#send(isRetry);
    });
    return this.#running;
  }

  /** Without autosaves, only what the user saved is sent again. */
  #enqueueAutosave(isRetry: boolean) {
    if (!this.#options.isManual || this.progress.requests.length > 0) void this.enqueue("autosave", isRetry);
  }

  async #send(isRetry: boolean): Promise<boolean> {
    this.#timers.cancelAutosave();
    let lastAction: Action = "autosave";
    if (this.progress.requests.length > 0 && !isRetry) this.enter({ name: "saving" });
    for (let [request] = this.progress.requests; request; [request] = this.progress.requests) {
      const answer = await this.#options.api.save(bodyOf(this.progress, request));
      if (!answer.ok) return this.#reject(answer);
      this.progress = afterStored(this.progress, request, answer.value.revision);
      lastAction = request.action;
    }
    const { latest, saved, missed } = this.progress;
    if (latest === saved) this.#options.copy.clear();
    this.enter(latest === saved ? stateAfter(lastAction, missed) : { name: "unsaved" });
    return true;
  }

  #reject(rejection: Rejection): false {
    const action = this.progress.requests.at(-1)?.action ?? "autosave";
    this.progress = afterRejected(this.progress, rejection);
    this.#options.copy.keep(this.progress.latest, this.progress.revision);
    this.enter({ name: "rejected", rejection, action });
    return false;
  }
}
