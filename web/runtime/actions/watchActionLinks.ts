import { fetchModule, type Importer, importAddress } from "../fetchModule";
import type { Hooks } from "../hooks";
import { isPlainClick } from "../isPlainClick";
import type { OpenLightbox } from "../lightbox/createLightbox";
import type { ActionLinks } from "./actionLinks";
import { askedBy } from "./askedBy";
import type { Actions } from "./registry";

export type ActionsConfig = {
  /** Where the code is that understands such links. */
  src?: string;
  /** In milliseconds: a shorter hover is none. */
  hoverTimeout?: number;
  /** Whether pictures open in the lightbox where nothing else is said. */
  isUsual?: boolean;
};

const MARKER = /^(?:#|%23)(?:elementor|intarsia|jet-engine)-action/i;
const ON_HOVER = 'a[href*="-action"][href*="event"][href*="hover"]';

/**
 * Links that do something instead of leading somewhere. What they say is read by a module of its own, which comes with
 * the first that is clicked, hovered over or named by the address of the page.
 */
export function watchActionLinks(
  page: Document,
  hooks: Hooks,
  actions: Actions,
  openLightbox: OpenLightbox,
  { src, ...config }: ActionsConfig,
  importModule: Importer = importAddress,
): () => void {
  const visit = new AbortController();
  let links: Promise<ActionLinks> | undefined;
  const left = new WeakSet<HTMLAnchorElement>();

  function load(): Promise<ActionLinks> {
    links ??= fetchModule(src as string, importModule, visit.signal).then(({ createActionLinks }) =>
      createActionLinks(page, actions, openLightbox, config, visit.signal),
    );
    return links;
  }

  async function onClick(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const address = askedBy(link);
    if (!MARKER.test(address) || left.has(link)) return;
    event.preventDefault();
    const isDone = await load().then(
      (links) => links.onClick(address, event),
      () => false,
    );
    if (isDone || !link.dataset.eActionHash) return;
    // It leads somewhere too, and from now on it leads there.
    left.add(link);
    link.click();
  }

  function onAddress() {
    const { hash } = page.location;
    if (!MARKER.test(hash)) return;
    load().then(
      (links) => links.onAddress(hash),
      () => {},
    );
  }

  if (src) {
    page.addEventListener("click", onClick, { signal: visit.signal });
    page.defaultView?.addEventListener("hashchange", onAddress, { signal: visit.signal });
    hooks.addAction("tree.mounted", "actions", (tree: ParentNode) => {
      if (tree.querySelector(ON_HOVER)) load().catch(() => {});
      if (tree === page) onAddress();
    });
  }
  return () => visit.abort();
}
