import type { Document } from "../kit/document";
import { type RenderInput, type RenderOutput, render } from "./render";

// In characters of JSON; with what they hold and the HTML of their pieces some 40 MB. Far below the memory limit of the
// context, enough for three hundred usual pages.
const MOST_CHARACTERS = 4_000_000;

const known = new Map<string, { document: Document; size: number }>();
let size = 0;

export type KnownInput = Omit<RenderInput, "parts"> & {
  /** Documents, or the keys of documents that were given before. */
  parts: Record<string, Document | string>;
  /** JSON of documents by key, to be kept for this call and later ones. */
  documents?: Record<string, string>;
};

/** The page; or the keys that are not known (any more), to be asked for again with their documents. */
export function renderKnown({ parts, documents = {}, ...input }: KnownInput): RenderOutput | { missing: string[] } {
  keepDocuments(documents, new Set(Object.values(parts).filter((part) => typeof part === "string")));
  const found: Record<string, Document> = {};
  const missing: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    const document = typeof part === "string" ? knownDocument(part) : part;
    if (document) found[name] = document;
    else missing.push(part as string);
  }
  return missing.length > 0 ? { missing } : render({ ...input, parts: found });
}

/** Those asked for longest ago make room, but none that this page is made of. */
function keepDocuments(texts: Record<string, string>, needed: ReadonlySet<string>) {
  for (const [key, text] of Object.entries(texts)) {
    if (known.has(key)) continue;
    known.set(key, { document: JSON.parse(text), size: text.length });
    size += text.length;
  }
  for (const key of known.keys()) {
    if (size <= MOST_CHARACTERS || needed.has(key)) continue;
    forget(key);
  }
}

function knownDocument(key: string): Document | undefined {
  const entry = known.get(key);
  if (!entry) return undefined;
  known.delete(key);
  known.set(key, entry);
  return entry.document;
}

function forget(key: string) {
  size -= known.get(key)?.size ?? 0;
  known.delete(key);
}
