import type { Document, Element, ElementStyle } from "../../documents/document";
import type { Environment } from "../../kit/environment/environment";
import type { PartOptions } from "../../kit/lightbox/parts";
import type { Resources } from "../../kit/resolve/resolve";
import type { Design } from "../../theme/variablesCss";
import type { ServerChecks } from "../checks/check";
import type { DisplayFacts } from "../controls/displayCondition/displayFields";
import type { DynamicSource } from "../controls/dynamic/sources";
import type { FontsAtStart, SiteFonts } from "../fonts/siteFonts";
import { imageCalls } from "../images/imageCalls";
import type { Access } from "../review/review";
import type { SectionOutline } from "../sections/outline";
import type { TextParts } from "../texts/problemText";
import type { ThirdPartyWidget } from "../thirdPartyWidgets";
import { failedWith, offlineText, tooLargeText } from "./problemTexts";

/** The environment of the canvas, as on the site. */
type Canvas = Pick<Environment, "direction" | "translations" | "breakpoints"> & {
  stylesheet: string;
  /** The site's own stylesheets, the ID and classes of the body that they expect, and how elements meet them. */
  site: { stylesheets: string[]; body: { id?: string; class?: string }; isStrong: boolean; isEmbedded: boolean };
  variables: string;
  /** The @font-face rules of all families besides those of the theme. */
  fonts: string;
  language: string;
  /** Whether links to images open in the lightbox by default. */
  opensImages: boolean;
  /** The site's settings for the lightbox. */
  lightbox?: PartOptions;
};

/** An element of the page's header or footer that links can act on. */
export type TargetInPart = { type: string; id: string; name: string; part: string };

/** The data of the page and of this editor, printed into the editor's HTML. */
export type Boot = Access & {
  kind: string;
  /** What the document can be made of. */
  catalog: string;
  pk: number;
  /** The id of the signed-in user: two people may share a browser. */
  user: string;
  /** As Wagtail shows it to others. */
  userName: string;
  title: string;
  isPageTemplate?: boolean;
  /** No page uses the template yet. */
  isUnusedPageTemplate?: boolean;
  /** What apps of the site offer. */
  palettes?: readonly { name: string; label: string; values: Record<string, { light: string; dark: string }> }[];
  stylePresets?: readonly { name: string; label: string; style: ElementStyle; widgets: readonly string[] }[];
  displayFacts?: DisplayFacts;
  /** The widgets that this user may add; null for all. */
  allowedWidgets?: readonly string[] | null;
  canSaveSections?: boolean;
  csrfToken: string;
  canvas: Canvas;
  /** The families that this site has besides those of the theme. */
  fonts?: FontsAtStart;
  thirdPartyWidgets?: ThirdPartyWidget[];
  /** Kinds of settings that apps register, and the modules with their controls; null if one is missing. */
  settingKinds?: { name: string; src: string | null }[];
  targetsInParts?: TargetInPart[];
  dynamicSources?: DynamicSource[];
  /** What settings can refer to, by target: the forms of the site. */
  choices?: Record<string, { id: number; label: string }[]>;
  /** Where this user adds what settings can refer to, by target; null without permission. */
  addUrls?: Record<string, string | null>;
  /** Where these are edited, by target, with 0 as the id. */
  editUrls?: Record<string, string>;
  /** How search engines name the page; absent for documents that are no pages. */
  searchResult?: { siteName: string; url: string; title: string } | null;
  /** Texts that the canvas shows besides the document, in the language of the site. */
  canvasTexts?: Readonly<Record<string, string>>;
  /** What usually follows after publishing. */
  nextSteps?: {
    /** Who is e-mailed about entries of the form, and where that is edited. */
    note: string;
    notifications: string;
    links: { label: string; url: string }[];
  } | null;
  urls: Record<
    | "document"
    | "preview"
    | "revisions"
    | "resources"
    | "checks"
    | "sections"
    | "images"
    | "review"
    | "exit"
    | "imageChooser"
    /** With the id 0. */
    | "imageEdit"
    | "pageChooser"
    | "ping"
    | "release",
    string
  > & {
    icons?: string | null;
    /** Null on a site without Wagtail's document library. */
    documentChooser?: string | null;
    live?: string | null;
    unpublish?: string | null;
    design?: string | null;
    fonts?: string | null;
  };
  language: string;
  adminTheme: "system" | "light" | "dark";
};

export type Revision = { id: number; created_at: string };
export type RevisionEntry = Revision & {
  /** The full name of the author; null if the account was deleted, or for the site itself. */
  name: string | null;
  is_own: boolean;
  is_live: boolean;
  is_newest: boolean;
  /** The status: a draft, published, … */
  label: string;
};
/** `message` is in the server's words. With `parts`, it is English, and the editor can translate it. */
export type Problem = { path: string; message: string; parts?: TextParts };
/** A rejection in the server's words. `error` is its code: `stale`, `locked`, `invalid`, `offline`, … */
export type Rejection = { ok: false; status: number; error: string; message: string; problems: Problem[] };
export type Answer<Value> = { ok: true; value: Value } | Rejection;

export type Action = "draft" | "autosave" | "publish" | "submit";
/** The page's state, in the response to each load and save. */
export type PageState = {
  live_url: string | null;
  has_unpublished_changes: boolean;
  /** After a save: why some visitors may not see it yet, in the server's words. */
  warning?: string;
  access?: Access;
};
export type Saved = { revision: Revision } & PageState;
/** A design has no history, so its revision is only a fingerprint. */
export type DesignRevision = { id: number };
export type LoadedDesign = { document: Design; revision: DesignRevision };
export type SaveRequest<Content = Document, Base = Revision> = {
  document: Content;
  base_revision: Base | null;
  action: Action;
  autosave_revision_id: number | null;
  /** The version that the document was restored from, until the server knows it. */
  restored_revision_id?: number;
};
/** Another editor of the page, as Wagtail reports it: of another person, or another tab of the same one. */
export type OtherEditor = { user: string; is_editing: boolean; revision_id: number | null };

// Long enough for a large page on a slow network. After that, the connection counts as lost.
const ANSWER_MS = 120_000;

/**
 * A template to insert copies of: a saved section has a number, a ready one a name. `widgets` are the types of its
 * first elements.
 */
export type SavedSection = { id: number | string; title: string; widgets: string[]; outline: SectionOutline[] };

export type Api = ReturnType<typeof createApi>;

/** The server's calls. None throws: a network error is a result too. `token` is read again where it can change. */
export function createApi({ urls, user }: Pick<Boot, "urls" | "user">, token: Token, limitMs = ANSWER_MS) {
  const send = <Value>(url: string, body: unknown, method?: string) =>
    ask<Value>(url, { ...requestWith({ user, token: token.current() }, body), ...(method && { method }) }, limitMs);

  async function call<Value>(url: string, body?: unknown, method?: string): Promise<Answer<Value>> {
    const answer = await send<Value>(url, body, method);
    // Signing in again in another tab creates a new token, which replaces this page's.
    if (answer.ok || answer.error !== "csrf" || !(await token.renew())) return answer;
    return send<Value>(url, body, method);
  }

  return {
    /** For the one request that is a form: the preview. */
    csrfToken: () => token.current(),
    load: () => call<{ document: Document; revision: Revision | null; title: string } & PageState>(urls.document),
    save: (body: SaveRequest) => call<Saved>(urls.document, body),
    loadDesign: () => call<LoadedDesign>(urls.design ?? ""),
    saveDesign: (body: SaveRequest<Design, DesignRevision>) => call<LoadedDesign>(urls.design ?? "", body),
    fonts: () => call<SiteFonts>(urls.fonts ?? ""),
    deleteFont: (id: number) => call<SiteFonts>(`${urls.fonts}${id}/`, {}, "DELETE"),
    resources: (document: Document) => call<Resources>(urls.resources, { document }),
    /** `asks_cache`: also whether visitors get the published page from the page cache, which requests that page. */
    checks: (document: Document, asks_cache = false) => call<ServerChecks>(urls.checks, { document, asks_cache }),
    sections: () => call<{ sections: SavedSection[]; ready: SavedSection[] }>(urls.sections),
    section: (id: SavedSection["id"]) => call<{ document: Document }>(`${urls.sections}${id}/`),
    saveSection: (title: string, element: Element) => call<SavedSection>(urls.sections, { title, element }),
    /** Icons of the site, by set. */
    icons: (url: string) => call<{ sets: { label: string; values: string[] }[] }>(url),
    ...imageCalls(urls.images, call),
    revisions: () => call<{ revisions: RevisionEntry[] }>(urls.revisions),
    revision: (id: number) => call<{ document: Document }>(`${urls.revisions}${id}/`),
    restore: (id: number, base_revision: Revision | null) =>
      call<Saved & { document: Document }>(`${urls.revisions}${id}/`, { base_revision }),
    /** Decides about the version of `base_revision`, at this step of its review. */
    review: (body: { action: string; step?: number; base_revision: Revision | null; comment?: string }) =>
      call<Saved>(urls.review, body),
    ...presenceCalls(urls, token),
  };
}

/** Wagtail's own views, which report who has the page open. They expect forms instead of JSON. */
function presenceCalls(urls: Pick<Boot["urls"], "ping" | "release">, token: Token) {
  return {
    /** Reports that this editor is open, and returns who else has the page open. */
    async ping(revision: Revision | null): Promise<OtherEditor[] | null> {
      const form = new FormData();
      form.set("is_editing", "1");
      if (revision) {
        form.set("revision_id", String(revision.id));
        form.set("revision_created_at", revision.created_at);
      }
      try {
        const response = await fetch(urls.ping, {
          method: "POST",
          headers: { "x-csrftoken": token.current(), "x-requested-with": "XMLHttpRequest" },
          body: form,
        });
        return response.ok ? (await response.json()).other_sessions : null;
      } catch {
        return null;
      }
    },

    /** Called while the page unloads, when other requests would not be sent. */
    release() {
      const form = new FormData();
      form.set("csrfmiddlewaretoken", token.current());
      navigator.sendBeacon?.(urls.release, form);
    },
  };
}

export type Token = { current: () => string; renew: () => Promise<boolean> };

/** The token of the page; after a new sign-in, the new one. */
export function csrfToken(first: string, page: string): Token {
  let token = first;
  return {
    current: () => token,
    async renew() {
      try {
        const html = await (await fetch(page)).text();
        const boot = new DOMParser().parseFromString(html, "text/html").getElementById("intarsia-boot")?.textContent;
        const next = boot ? (JSON.parse(boot) as Boot).csrfToken : token;
        const isOther = next !== token;
        token = next;
        return isOther;
      } catch {
        return false;
      }
    },
  };
}

async function ask<Value>(url: string, request: RequestInit, limitMs: number): Promise<Answer<Value>> {
  let response: Response;
  try {
    response = await fetch(url, { ...request, signal: AbortSignal.timeout(limitMs) });
  } catch {
    return rejection(0, "offline", offlineText());
  }
  try {
    const answer = await response.json();
    if (response.ok) return { ok: true, value: answer };
    return { ...rejection(response.status, "failed", ""), ...answer };
  } catch {
    return unreadable(response);
  }
}

/** The server rejects requests whose user is not the one who is signed in now. */
function requestWith({ user, token }: { user: string; token: string }, body: unknown): RequestInit {
  const headers = { accept: "application/json", "x-intarsia-user": user };
  if (body === undefined) return { headers };
  return {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", "x-csrftoken": token },
    body: JSON.stringify(body),
  };
}

/** An answer that is not ours, or only a part of it. */
function unreadable({ ok, status }: Response): Rejection {
  // The connection broke during the answer, or the sign-in page of a network answered.
  if (ok) return rejection(0, "offline", offlineText());
  return status === 413
    ? rejection(status, "too_large", tooLargeText())
    : rejection(status, "failed", failedWith(status));
}

const rejection = (status: number, error: string, message: string): Rejection => ({
  ok: false,
  status,
  error,
  message,
  problems: [],
});
