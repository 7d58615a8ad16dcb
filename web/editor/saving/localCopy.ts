import type { Document } from "../../kit/document";
import type { Revision } from "./api";

export type Kept = { document: Document; base: Revision | null; at: number };
export type LocalCopy = { keep: (document: Document, base: Revision | null) => void; read: () => Kept | null; clear: () => void };

/** This browser's own copy of a document that the server does not have yet. Survives a crash and a closed tab. */
export function localCopy(kind: string, pk: number): LocalCopy {
  const key = `intarsia-editor:${kind}:${pk}`;
  // A full or blocked storage must not stop anybody from editing.
  const attempt = <Value>(action: () => Value): Value | null => {
    try {
      return action();
    } catch {
      return null;
    }
  };
  return {
    keep: (document, base) => void attempt(() => localStorage.setItem(key, JSON.stringify({ document, base, at: Date.now() }))),
    read: () => attempt(() => JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null),
    clear: () => void attempt(() => localStorage.removeItem(key)),
  };
}
