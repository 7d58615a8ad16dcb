import type { Document } from "../../documents/document";
import { type RenderInput, type RenderOutput, render } from "../render";

// In characters of JSON: about 300 usual pages. With parsed documents and cached HTML they take about 40 MB, far below the
// memory limit of the context.
const MOST_CHARACTERS = 4_000_000;

const known = new Map<string, { document: Document; size: number }>();
let size = 0;

export type KeyedRenderInput = Omit<RenderInput, "parts"> & {
  /** Documents, or keys of documents that an earlier call sent. */
  parts: Record<string, Document | string>;
  /** JSON of documents by key, stored for this call and later ones. */
  documents?: Record<string, string>;
};

/** The rendered page; or `missing`, the keys of documents that the caller must send again. */
export function renderByKeys({
  parts,
  documents = {},
  ...input
}: KeyedRenderInput): RenderOutput | { missing: string[] } {
  storeDocuments(documents, new Set(Object.values(parts).filter((part) => typeof part === "string")));
  const found: Record<string, Document> = {};
  const missing: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    const document = typeof part === "string" ? storedDocument(part) : part;
    if (document) found[name] = document;
    else missing.push(part as string);
  }
  return missing.length > 0 ? { missing } : render({ ...input, parts: found });
}

/** Stores new documents and evicts the least recently used ones, except those of this page. */
function storeDocuments(texts: Record<string, string>, needed: ReadonlySet<string>) {
  for (const [key, text] of Object.entries(texts)) {
    if (known.has(key)) continue;
    known.set(key, { document: JSON.parse(text), size: text.length });
    size += text.length;
  }
  for (const key of known.keys()) {
    if (size <= MOST_CHARACTERS || needed.has(key)) continue;
    evict(key);
  }
}

function storedDocument(key: string): Document | undefined {
  const entry = known.get(key);
  if (!entry) return undefined;
  known.delete(key);
  known.set(key, entry);
  return entry.document;
}

function evict(key: string) {
  size -= known.get(key)?.size ?? 0;
  known.delete(key);
}
