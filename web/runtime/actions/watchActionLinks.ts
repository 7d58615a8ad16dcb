import type { OpenLightbox } from "../lightbox/createLightbox";
import { fetchModule, type Importer, importUrl } from "../network/fetchModule";
import type { Hooks } from "../page/hooks";
import { actionHref } from "./actionHref";
import type { ActionLinks } from "./actionLinks";
import { isPlainClick } from "./isPlainClick";
import type { Actions } from "./registry";

export type ActionsConfig = {
  /** The URL of the code that runs such links. */
  src?: string;
  /** The shortest hover that counts, in milliseconds. */
  hoverTimeout?: number;
  /** Whether images open in the lightbox by default. */
  opensByDefault?: boolean;
};

const MARKER = /^(?:#|%23)(?:elementor|intarsia|jet-engine)-action/i;
const ON_HOVER = 'a[href*="-action"][href*="event"][href*="hover"]';

/**
 * Links that run an action instead of leading to a URL. A separate module runs them. It loads when a visitor first
 * clicks or hovers over one, or when the page's URL names one.
 */
export function watchActionLinks(
  page: Document,
  hooks: Hooks,
  actions: Actions,
  openLightbox: OpenLightbox,
  { src, ...config }: ActionsConfig,
  importModule: Importer = importUrl,
): () => void {
  const ended = new AbortController();
  let links: Promise<ActionLinks> | undefined;
  const skipped = new WeakSet<HTMLAnchorElement>();

  function load(): Promise<ActionLinks> {
    links ??= fetchModule(src as string, importModule, ended.signal).then(({ createActionLinks }) =>
      createActionLinks(page, actions, openLightbox, config, ended.signal),
    );
    return links;
  }

  async function onClick(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const href = actionHref(link);
    if (!MARKER.test(href) || skipped.has(link)) return;
    event.preventDefault();
    const isDone = await load().then(
      (links) => links.onClick(href, event),
      () => false,
    );
    if (isDone || !link.dataset.eActionHash) return;
    // The link also has a URL, and now behaves like any link.
    skipped.add(link);
    link.click();
  }

  function onHashChange() {
    const { hash } = page.location;
    if (!MARKER.test(hash)) return;
    load().then(
      (links) => links.onHashChange(hash),
      () => {},
    );
  }

  function loadForHover(tree: ParentNode) {
    if (tree.querySelector(ON_HOVER)) load().catch(() => {});
  }

  if (src) {
    page.addEventListener("click", onClick, { signal: ended.signal });
    page.defaultView?.addEventListener("hashchange", onHashChange, { signal: ended.signal });
    hooks.addAction("tree.mounted", "actions", loadForHover);
    loadForHover(page);
    onHashChange();
  }
  return () => ended.abort();
}
