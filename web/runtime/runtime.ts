/** The script of every public page: it hydrates islands and provides the API for other scripts. */

import { createActions } from "./actions/registry";
import { createBehaviors } from "./behaviors/behaviors";
import { createFrames } from "./behaviors/frames";
import type { ScrollState } from "./behaviors/scroll/observeScroll";
import { createViewport } from "./behaviors/viewport";
import { createIslands } from "./islands/islands";
import type { OpenLightbox } from "./lightbox/createLightbox";
import { watchLinks } from "./links/watchLinks";
import type { createAjax } from "./network/ajax";
import type { Assets } from "./network/assets";
import { lazy } from "./network/lazy";
import { readConfig } from "./page/config";
import { createDevices } from "./page/devices";
import { createHooks } from "./page/hooks";
import { startFonts } from "./page/startFonts";
import { storage } from "./page/storage";

export type Intarsia = typeof intarsia;

declare global {
  interface Window {
    intarsia: Intarsia;
  }
}

const NEVER = new AbortController().signal;
const config = readConfig(document);
const hooks = createHooks();
const frames = createFrames(document);
const viewport = createViewport(document, frames);
const islands = createIslands(viewport);
const behaviors = createBehaviors({ frames, viewport });
const actions = createActions();
const startLinks = lazy(async () => (await import("./links/startLinks")).startLinks(document, hooks, actions, config));
const links = watchLinks(document, startLinks);
let startedAssets: Assets | undefined;
const startCalls = lazy(async () => {
  const calls = (await import("./network/startCalls")).startCalls(config);
  startedAssets = calls.assets;
  return calls;
});
const openLightbox: OpenLightbox = async (...shown) => (await startLinks()).openLightbox(...shown);
const ajax: ReturnType<typeof createAjax> = async (...call) =>
  startCalls().then(
    (calls) => calls.ajax(...call),
    (error) => ({ ok: false, status: 0, text: "", data: undefined, error: String(error) }),
  );
const assets: Assets = {
  load: async (...asset) => (await startCalls()).assets.load(...asset),
  state: (...asset) => startedAssets?.state(...asset) ?? "not loaded",
};

/** Places for visitor data, which a page that is the same for everyone cannot contain. */
function loadPageState(tree: ParentNode): void {
  if (tree.querySelector("[data-page-state]"))
    startCalls().then(
      (calls) => calls.pageState.mountTree(tree),
      () => {},
    );
}

const intarsia = {
  config,
  hooks,
  storage,
  /** The actions of links: `actions.register("name", (settings, event) => …)`. */
  actions,
  /** Opens the lightbox, and returns focus to `opener`: `openLightbox(opener, [{ type: "image", src }])`. */
  openLightbox,
  devices: createDevices(config.breakpoints),
  assets,
  ajax,
  /** What a place shows of the visitor: `await pageState("favorites", "12")`. */
  pageState: async (name: string, key?: string) => (await startCalls()).pageState.get(name, key),

  /** Calls a method of an element's behavior: `ask(header, "sticky", "reactivate")`. */
  ask: behaviors.ask,

  /** Reports how far an element has moved through the screen; `until` ends it. See docs/guides/write-a-widget.md. */
  observeScroll: async (element: Element, onStep: (scrolled: ScrollState) => void, sensitivity = 100, until = NEVER) =>
    (await import("./behaviors/scroll/observeScroll")).observeScroll(element, onStep, { sensitivity }, viewport, until),

  /** Calls back when any part of an element enters the screen and when all of it has left, until `until` ends it. */
  inView: viewport.inView,

  /** Call it after adding HTML to the page. The action `tree.mounted` notifies behaviors that are not islands. */
  mountTree(tree: ParentNode): void {
    islands.mountTree(tree);
    behaviors.mountTree(tree);
    links.mountTree(tree);
    loadPageState(tree);
    hooks.doAction("tree.mounted", tree);
  },

  /** Call it before removing HTML in a way that the page cannot observe. */
  destroyTree(tree: ParentNode): void {
    hooks.doAction("tree.destroyed", tree);
    behaviors.destroyTree(tree);
    islands.destroyTree(tree);
  },
};

window.intarsia = intarsia;
// Stylesheets offer another way to content that needs the runtime as long as it has not arrived.
const root = document.documentElement.dataset;
root.runtime = "";
startFonts(root);
islands.watchRemovals(document, behaviors.sweep);
// Scripts that loaded earlier add their hooks here, before the first island starts.
dispatchEvent(new CustomEvent("intarsia:init", { detail: intarsia }));
intarsia.mountTree(document);
