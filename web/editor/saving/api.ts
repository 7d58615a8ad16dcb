import type { Document } from "../../kit/document";
import type { Resources } from "../../kit/resolve";
import type { ForeignWidget } from "../foreignWidgets";

/** What the server says of the page and this editor; printed into the editor's HTML. */
export type Boot = {
  kind: string;
  pk: number;
  title: string;
  canPublish: boolean;
  locked: boolean;
  lockMessage: string | null;
  canSubmit: boolean;
  csrfToken: string;
  canvas: { stylesheet: string; variables: string; direction: "ltr" | "rtl" };
  foreignWidgets?: ForeignWidget[];
  urls: Record<
    "document" | "preview" | "revisions" | "resources" | "exit" | "imageChooser" | "pageChooser" | "ping" | "release",
    string
  > & { live?: string | null };
  language: string;
  adminTheme: "system" | "light" | "dark";
};

export type Revision = { id: number; created_at: string };
export type RevisionEntry = Revision & { user: string; is_live: boolean; label: string };
export type Problem = { path: string; message: string };
/** A refusal, in the server's words. `error` is its name: `stale`, `locked`, `invalid`, `offline`, … */
export type Refusal = { ok: false; status: number; error: string; message: string; problems: Problem[] };
export type Answer<Value> = { ok: true; value: Value } | Refusal;

export type Action = "draft" | "autosave" | "publish" | "submit";
export type Saved = { revision: Revision };

export type Api = ReturnType<typeof createApi>;

/** The server's calls. None throws: a network that fails is an answer too. */
export function createApi(urls: Boot["urls"], csrfToken: () => string) {
  async function call<Value>(url: string, body?: unknown): Promise<Answer<Value>> {
    try {
      const response = await fetch(url, {
        method: body === undefined ? "GET" : "POST",
        headers: {
          accept: "application/json",
          ...(body === undefined ? {} : { "content-type": "application/json", "x-csrftoken": csrfToken() }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const answer = await response.json();
      if (response.ok) return { ok: true, value: answer };
      return { ok: false, status: response.status, problems: [], message: "", error: "failed", ...answer };
    } catch {
      return {
        ok: false,
        status: 0,
        error: "offline",
        message:
          "The server cannot be reached. Your work is kept in this browser and saved as soon as it answers again.",
        problems: [],
      };
    }
  }

  return {
    load: () => call<{ document: Document; revision: Revision | null; title: string }>(urls.document),
    save: (body: {
      document: Document;
      base_revision: Revision | null;
      action: Action;
      autosave_revision_id: number | null;
    }) => call<Saved>(urls.document, body),
    resources: (document: Document) => call<Resources>(urls.resources, { document }),
    revisions: () => call<{ revisions: RevisionEntry[] }>(urls.revisions),
    revision: (id: number) => call<{ document: Document }>(`${urls.revisions}${id}/`),
    restore: (id: number, base_revision: Revision | null) =>
      call<Saved & { document: Document }>(`${urls.revisions}${id}/`, { base_revision }),
  };
}
