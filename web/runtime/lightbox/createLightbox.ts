import type { PartsWanted } from "../../kit/lightbox/parts";
import type { Slide } from "../../kit/lightbox/slides";
import { sayIn } from "../../kit/uiStrings";
import type { Hooks } from "../hooks";
import { fetchModule, type Importer, importAddress } from "../network/fetchModule";

export type LightboxConfig = {
  /** The URL of its code. Without it, links work as usual. */
  src?: string;
  /** Whether images open in the lightbox by default. */
  isUsual?: boolean;
  words?: Readonly<Record<string, string>>;
  /** The site's settings for its slides. */
  parts?: PartsWanted;
};

/**
 * Shows the slides, starting at `at`; or the target of a link, with those of its group. Rejects if its code cannot be
 * loaded. A newer call replaces an older one that is still loading.
 */
export type OpenLightbox = (
  opener: HTMLElement | null,
  shown: readonly Slide[] | HTMLAnchorElement,
  at?: number,
) => Promise<void>;

/** The lightbox of a page. Its code loads when it is first needed. */
export function createLightbox(
  hooks: Hooks,
  { src, words = {}, parts }: LightboxConfig,
  importModule: Importer = importAddress,
): OpenLightbox {
  const forEver = new AbortController().signal;
  let code: ReturnType<typeof fetchModule> | undefined;
  let lastAsked: unknown;

  return async function open(opener, shown, at) {
    const ask = {};
    lastAsked = ask;
    if (opener) opener.ariaBusy = "true";
    try {
      code ??= fetchModule(src as string, importModule, forEver);
      const { openLightbox } = await code;
      if (lastAsked === ask) {
        await openLightbox(opener, { shown, at, parts, say: sayIn(words), until: whileStanding(opener) });
      }
    } catch (error) {
      if (lastAsked === ask) throw error;
    } finally {
      if (opener) opener.ariaBusy = null;
    }
  };

  /** Aborted when the opener is about to leave the page. */
  function whileStanding(opener: HTMLElement | null): AbortSignal {
    const standing = new AbortController();
    hooks.removeAction("tree.destroyed", "lightbox");
    hooks.addAction("tree.destroyed", "lightbox", (tree: Node) => opener && tree.contains(opener) && standing.abort());
    return standing.signal;
  }
}
