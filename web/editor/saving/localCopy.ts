import type { Document } from "../../kit/document";
import { newId } from "../commands/newIds";
import type { Revision } from "./api";

type Kept = { document: Document; base: Revision | null; at: number };
/** What another session left behind. `key` is where it lies. */
export type Found = Kept & { key: string };

export type LocalCopy = {
  /** Soon, not at once: writing a long document takes longer than a keystroke may. */
  keep: (document: Document, base: Revision | null) => void;
  /** Forgets what this session kept, and nothing else. */
  clear: () => void;
  /** All that other sessions left behind and the server does not have, the newest first. */
  found: (onServer: Document) => Found[];
  /** Makes it this session's own; what this session had before is set aside. */
  adopt: (found: Found) => void;
  discard: (found: Found) => void;
  /** What is kept so far is from now on like another session's: it can be found, and it is not cleared. */
  setAside: () => void;
};

const SOON_MS = 300;
const PREFIX = "intarsia-editor:work";

type Thing = { user: string; kind: string; pk: number };

/**
 * This browser's own copy of a document that the server does not have yet. Survives a crash and a closed tab. Each
 * session writes under a key of its own, for a page may be open in two tabs and a browser may have two users.
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

  // Its tab may live and have written something newer since: that is not what was decided upon.
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

// A storage that is full or blocked must not stop anybody from editing.
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
