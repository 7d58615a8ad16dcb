import { sayIn } from "../../kit/words";
import { fetchModule, type Importer, importAddress } from "../fetchModule";
import type { Hooks } from "../hooks";
import { opensLightbox } from "./opensLightbox";

export type LightboxConfig = {
  /** Where its code is. Without it every link does what links do. */
  src?: string;
  /** Whether pictures open in it where nothing else is said. */
  isUsual?: boolean;
  words?: Readonly<Record<string, string>>;
};

/** A click on a link to a picture opens it in the lightbox, whose code comes with the first such click. */
export function watchPictureLinks(
  page: Document,
  hooks: Hooks,
  { src, isUsual = true, words = {} }: LightboxConfig,
  importModule: Importer = importAddress,
): () => void {
  const visit = new AbortController();
  /** The last one that was asked for while the code is under way. */
  let wanted: HTMLAnchorElement | undefined;
  let isBroken = false;

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || event.defaultPrevented || isBroken || !opensLightbox(link, event, isUsual)) return;
    // Who asks twice for the same picture would rather have it by itself than wait.
    if (link === wanted) return;
    event.preventDefault();
    link.ariaBusy = "true";
    const isUnderWay = wanted !== undefined;
    wanted = link;
    if (!isUnderWay) open();
  }

  async function open() {
    try {
      const { openLightbox } = await fetchModule(src as string, importModule, visit.signal);
      const link = wanted as HTMLAnchorElement;
      await openLightbox(groupOf(link), link, { say: sayIn(words), until: whileStanding(link) });
    } catch {
      // Without it the link does what every link does.
      isBroken = true;
      wanted?.click();
    }
    wanted = undefined;
    for (const link of page.querySelectorAll("a[aria-busy]")) link.ariaBusy = null;
  }

  /** Aborted when the link is about to leave the page. */
  function whileStanding(link: HTMLAnchorElement): AbortSignal {
    const standing = new AbortController();
    hooks.removeAction("tree.destroyed", "lightbox");
    hooks.addAction("tree.destroyed", "lightbox", (tree: Node) => tree.contains(link) && standing.abort());
    return standing.signal;
  }

  if (src) page.addEventListener("click", onClick, { signal: visit.signal });
  return () => visit.abort();
}

/** The links that are shown one after another with this one; what is hidden is left out. */
function groupOf(link: HTMLAnchorElement): HTMLAnchorElement[] {
  const { elementorLightboxSlideshow: group } = link.dataset;
  const all = link.ownerDocument.querySelectorAll<HTMLAnchorElement>("a[data-elementor-lightbox-slideshow]");
  return group
    ? [...all].filter((one) => one.dataset.elementorLightboxSlideshow === group && !one.closest("[hidden]"))
    : [link];
}
