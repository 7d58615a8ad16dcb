/** What every public page downloads: it brings islands to life and gives other scripts the means to take part. */

import { createActions } from "./actions/registry";
import { watchActionLinks } from "./actions/watchActionLinks";
import { createAjax } from "./ajax";
import { watchAnchors } from "./anchors/watchAnchors";
import { createAssets } from "./assets";
import { createBehaviours } from "./behaviours/behaviours";
import { createFrames } from "./behaviours/frames";
import type { Scrolled } from "./behaviours/scroll/observeScroll";
import { createSight } from "./behaviours/sight";
import { readConfig } from "./config";
import { watchContacts } from "./contacts/watchContacts";
import { createDevices } from "./devices";
import { createHooks } from "./hooks";
import { createIslands } from "./islands/islands";
import { createLightbox } from "./lightbox/createLightbox";
import { watchPictureLinks } from "./lightbox/watchPictureLinks";
import { storage } from "./storage";

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
const sight = createSight(document, frames);
const islands = createIslands(sight);
const behaviours = createBehaviours({ frames, sight });
const actions = createActions();
const openLightbox = createLightbox(hooks, config.lightbox);

const intarsia = {
  config,
  hooks,
  storage,
  /** What links may ask for: `actions.register("name", (settings, event) => …)`. */
  actions,
  /** Shows pictures and films, and gives the focus back to `opener`: `openLightbox(opener, [{ type: "image", src }])`. */
  openLightbox,
  devices: createDevices(config.breakpoints),
  assets: createAssets(config.assets),
  ajax: createAjax(config.urls),

  /** What other scripts ask of what an element does: `ask(header, "sticky", "reactivate")`. */
  ask: behaviours.ask,

  /** Tells how far an element has come on its way through the screen; `until` ends it. See docs/extending.md. */
  observeScroll: async (element: Element, onStep: (scrolled: Scrolled) => void, sensitivity = 100, until = NEVER) =>
    (await import("./behaviours/scroll/observeScroll")).observeScroll(element, onStep, { sensitivity }, sight, until),

  /** Calls back when any of an element comes onto the screen and when all of it has left, until `until` ends it. */
  inView: sight.inView,

  /** For whoever inserts HTML into the page. The action `tree.mounted` tells behaviours that are no islands. */
  mountTree(tree: ParentNode): void {
    islands.mountTree(tree);
    behaviours.mountTree(tree);
    hooks.doAction("tree.mounted", tree);
  },

  /** For whoever is about to take HTML out of the page in a way that the page cannot see. */
  destroyTree(tree: ParentNode): void {
    hooks.doAction("tree.destroyed", tree);
    behaviours.destroyTree(tree);
    islands.destroyTree(tree);
  },
};

window.intarsia = intarsia;
islands.watchRemovals(document, behaviours.sweep);
watchActionLinks(document, hooks, actions, openLightbox, { ...config.actions, isUsual: config.lightbox.isUsual });
watchPictureLinks(document, openLightbox, config.lightbox);
watchAnchors(document);
watchContacts(document, config.contacts);
// Scripts that came before this one add their hooks here, before the first island starts.
window.dispatchEvent(new CustomEvent("intarsia:init", { detail: intarsia }));
intarsia.mountTree(document);
