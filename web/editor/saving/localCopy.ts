import type { Document } from "../../kit/document/document";
import { newId } from "../commands/newIds";
import type { Revision } from "./api";

type Kept = { document: Document; base: Revision | null; at: number };
/** What another session left behind. `key` is its storage key. */
export type Found = Kept & { key: string };

export type LocalCopy = {
  /** Delayed, because storing a long document takes longer than a keystroke may take. */
  keep: (document: Document, base: Revision | null) => void;
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

const SOON_MS = 300;
const PREFIX = "intarsia-editor:work";

type Thing = { user: string; kind: string; pk: number };

/**
 * This browser's copy of a document that the server does not have yet. It survives a crash and a closed tab. Each
 * session has its own key, because a page may be open in two tabs and a browser may have two users.
 */
export function localCopy({ user, kind, pk }: Thing): LocalCopy {
  const place = `${PREFIX}:${user}:${kind}:${pk}:`;
  let own = place + newId("session");
  let waiting: Kept | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting) store(own, waiting);
    waiting = null;
  }
  addEventListener("pagehide", write);
  addEventListener("visibilitychange", write);

  function setAside() {
    write();
    own = place + newId("session");
  }

  // Its tab may still be open and have stored something newer, which the user did not decide about.
  function discard({ key, at }: Found) {
    if (stored(key)?.at === at) remove(key);
  }

  return {
    keep(document, base) {
      waiting = { document, base, at: Date.now() };
      timer ??= setTimeout(write, SOON_MS);
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
      remove(own);
    },
    found(onServer) {
      const known = JSON.stringify(onServer);
      const different: Found[] = [];
      for (const key of keysOf(place).filter((key) => key !== own)) {
        const kept = stored(key);
        if (!kept?.document) continue;
        if (JSON.stringify(kept.document) === known) remove(key);
        else different.push({ ...kept, key });
      }
      return different.sort((a, b) => b.at - a.at);
    },
    adopt(found) {
      setAside();
      const { key, ...kept } = found;
      if (store(own, { ...kept, at: Date.now() })) discard(found);
    },
    discard,
    setAside,
  };
}

// A full or blocked storage must not stop anybody from editing.
function attempt<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}

const keysOf = (place: string) => attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(place))) ?? [];
const stored = (key: string) => attempt(() => JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null);
const remove = (key: string) => void attempt(() => localStorage.removeItem(key));
const store = (key: string, kept: Kept) =>
  attempt(() => {
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  }) ?? false;
