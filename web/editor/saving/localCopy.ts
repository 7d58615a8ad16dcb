import type { Document } from "../../documents/document";
import { newId } from "../commands/newIds";
import type { Revision } from "./api";

type StoredCopy = { document: Document; base: Revision | null; at: number };
/** What another session left behind. `key` is its storage key. */
export type Found = StoredCopy & { key: string };

export type LocalCopy<Content = Document, Base = Revision> = {
  /** Delayed, because storing a long document takes longer than a keystroke may take. */
  keep: (document: Content, base: Base | null) => void;
  /** Deletes what this session stored, and nothing else. */
  clear: () => void;
  /** Everything that other sessions left behind and the server does not have, newest first. */
  found: (onServer: Document) => Found[];
  /** Makes it this session's own copy. This session's previous copy is set aside. */
  adopt: (found: Found) => void;
  discard: (found: Found) => void;
  /** Sets the current copy aside like another session's: it can be found, and is not deleted. */
  setAside: () => void;
};

const DELAY_MS = 300;
const PREFIX = "intarsia-editor:work";

type EditedObject = { user: string; kind: string; pk: number };

/**
 * This browser's copy of a document that the server does not have yet. It survives a crash and a closed tab. Each
 * session has its own key, because a page may be open in two tabs and a browser may have two users.
 */
export function localCopy({ user, kind, pk }: EditedObject, upgraded = (document: Document) => document): LocalCopy {
  const prefix = `${PREFIX}:${user}:${kind}:${pk}:`;
  let ownKey = prefix + newId("session");
  let pending: StoredCopy | null = null;
  const writing = delayed(() => {
    if (pending) store(ownKey, pending);
    pending = null;
  });

  function setAside() {
    writing.now();
    ownKey = prefix + newId("session");
  }

  return {
    keep(document, base) {
      pending = { document, base, at: Date.now() };
      writing.soon();
    },
    clear() {
      writing.cancel();
      pending = null;
      remove(ownKey);
    },
    found(onServer) {
      const others = keysOf(prefix).filter((key) => key !== ownKey);
      return differentCopies(others, JSON.stringify(onServer), upgraded);
    },
    adopt(found) {
      setAside();
      const { key, ...copy } = found;
      if (store(ownKey, { ...copy, at: Date.now() })) discard(found);
    },
    discard,
    setAside,
  };
}

/** Writes after the delay, or earlier if the browser may be about to close the tab. */
function delayed(write: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function cancel() {
    clearTimeout(timer);
    timer = undefined;
  }
  function now() {
    cancel();
    write();
  }
  addEventListener("pagehide", now);
  addEventListener("visibilitychange", now);
  const soon = () => {
    timer ??= setTimeout(now, DELAY_MS);
  };
  return { soon, now, cancel };
}

/** The copies that are not on the server, newest first. Deletes the others. */
function differentCopies(keys: readonly string[], onServer: string, upgraded: (document: Document) => Document) {
  const different: Found[] = [];
  for (const key of keys) {
    const copy = stored(key);
    if (!copy?.document) continue;
    // It may be older than the widgets of this editor.
    const document = upgraded(copy.document);
    if (JSON.stringify(document) === onServer) remove(key);
    else different.push({ ...copy, document, key });
  }
  return different.sort((a, b) => b.at - a.at);
}

// Its tab may still be open and have stored something newer, which the user did not decide about.
function discard({ key, at }: Found) {
  if (stored(key)?.at === at) remove(key);
}

// A full or blocked storage must not stop anybody from editing.
function tryOrNull<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}

const keysOf = (prefix: string) =>
  tryOrNull(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? [];
const stored = (key: string) => tryOrNull(() => JSON.parse(localStorage.getItem(key) ?? "null") as StoredCopy | null);
const remove = (key: string) => void tryOrNull(() => localStorage.removeItem(key));
const store = (key: string, copy: StoredCopy) =>
  tryOrNull(() => {
    localStorage.setItem(key, JSON.stringify(copy));
    return true;
  }) ?? false;
