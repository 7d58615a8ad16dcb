/** Opens the whole editor in a test, over a server in memory. */

import { render, screen } from "@testing-library/react";
import { vi } from "vitest";
import type { Document, Element } from "../../documents/document";
import { EMPTY_RESOURCES } from "../../kit/resolve/resolve";
import type { ServerChecks } from "../checks/check";
import { Editor } from "../Editor";
import type { Api, Boot, PageState, RevisionEntry, Saved, SaveRequest } from "../saving/api";
import { testScreen } from "./canvasBrowser";
import { designServer } from "./designServer";
import { fontServer } from "./fontServer";
import { boot } from "./inEditor";
import { library, libraryImage } from "./library";

export const heading = (id: string, title = "Oak"): Element => ({ type: "heading", props: { id, title } });

type Options = {
  boot?: Partial<Boot>;
  page?: Partial<PageState>;
  elements?: Element[];
  root?: Document["root"];
  versions?: { entry: Partial<RevisionEntry>; document: Document }[];
  isPhone?: boolean;
  /** 900 pixels: one panel at a time. */
  isSmallLaptop?: boolean;
  /** A phone of 320 pixels. */
  isNarrow?: boolean;
  /** What the server finds before publishing. */
  checks?: Partial<ServerChecks>;
  /** The panel at the left. None by default: tests find elements faster without the list of widgets. */
  panel?: string;
};

export async function openEditor(options: Options = {}) {
  testScreen.width = screenWidth(options);
  localStorage.setItem("intarsia-editor:panel", JSON.stringify(options.panel ?? ""));
  const content = options.elements ?? [heading("a"), heading("b")];
  const server = serverOf({ root: options.root ?? { props: {} }, content }, options);
  const known = boot(options.boot);
  const shown = render(<Editor boot={known} api={server.api} loading={server.api.load()} />);
  await screen.findByText(known.title);
  showCanvas();
  return { ...server, ...shown };
}

/** The canvas engine shows itself once its stylesheet has loaded, which jsdom never does. */
export function showCanvas(): void {
  document.querySelector<HTMLElement>(".Puck")?.style.setProperty("visibility", "visible");
}

function screenWidth({ isNarrow, isPhone, isSmallLaptop }: Options): number {
  if (isNarrow) return 320;
  if (isPhone) return 390;
  return isSmallLaptop ? 900 : 1440;
}

function serverOf(document: Document, { page, versions = [], checks }: Options) {
  const saved: SaveRequest[] = [];
  const state: PageState = { live_url: null, has_unpublished_changes: false, ...page };
  const revision = () => ({ id: saved.length + 1, created_at: `2026-01-02T10:00:0${saved.length % 10}Z` });
  const api: Api = {
    csrfToken: () => "token",
    load: async () => ({ ok: true, value: { document, revision: revision(), title: "Oak and walnut", ...state } }),
    save: vi.fn(async (request: SaveRequest) => {
      saved.push(request);
      const isPublish = request.action === "publish";
      if (isPublish) state.live_url = "/oak/";
      state.has_unpublished_changes = !isPublish && state.live_url !== null;
      return { ok: true as const, value: { revision: revision(), ...state } satisfies Saved };
    }),
    ...designServer(),
    ...fontServer(),
    ...library(libraryImage()),
    resources: async () => ({ ok: true, value: EMPTY_RESOURCES }),
    checks: vi.fn(async () => ({
      ok: true as const,
      value: { links: [], images: [], headings: null, anchors: [], ...checks },
    })),
    icons: async () => ({ ok: true, value: { sets: [] } }),
    sections: async () => ({ ok: true, value: { sections: [], ready: [] } }),
    section: async () => ({ ok: true, value: { document } }),
    saveSection: async (title) => ({ ok: true, value: { id: 1, title, widgets: [], outline: [] } }),
    revisions: async () => ({ ok: true, value: { revisions: versions.map(({ entry }, id) => entryOf(id, entry)) } }),
    revision: async (id) => ({ ok: true, value: { document: versions[id]?.document ?? document } }),
    restore: async () => ({ ok: true, value: { revision: revision(), document, ...state } }),
    review: async () => ({ ok: true, value: { revision: revision(), ...state } }),
    ping: async () => [],
    release() {},
  };
  return { api, saved };
}

const entryOf = (id: number, entry: Partial<RevisionEntry>): RevisionEntry => ({
  id,
  created_at: "2026-01-02T09:00:00Z",
  name: "Ada",
  is_own: false,
  is_live: false,
  is_newest: false,
  label: "Draft",
  ...entry,
});
