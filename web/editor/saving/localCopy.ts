import type { Document } from "../../kit/document";
import type { Revision } from "./api";

export type Kept = { document: Document; base: Revision | null; at: number };
export type LocalCopy = {
  /** Soon, not at once: writing a long document takes longer than a keystroke may. */
  keep: (document: Document, base: Revision | null) => void;
  read: () => Kept | null;
  clear: () => void;
};

const SOON_MS = 300;

/** This browser's own copy of a document that the server does not have yet. Survives a crash and a closed tab. */
export function localCopy(kind: string, pk: number): LocalCopy {
  const key = `intarsia-editor:${kind}:${pk}`;
  let waiting: Kept | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A full or blocked storage must not stop anybody from editing.
  const attempt = <Value>(action: () => Value): Value | null => {
    try {
      return action();
    } catch {
      return null;
    }
  };

  function write() {
    clearTimeout(timer);
    timer = undefined;
    const kept = waiting;
    waiting = null;
    if (kept) attempt(() => localStorage.setItem(key, JSON.stringify(kept)));
  }
  addEventListener("pagehide", write);
  addEventListener("visibilitychange", write);

  return {
    keep(document, base) {
      waiting = { document, base, at: Date.now() };
      timer ??= setTimeout(write, SOON_MS);
    },
    read() {
      write();
      return attempt(() => JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null);
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
      attempt(() => localStorage.removeItem(key));
    },
  };
}
