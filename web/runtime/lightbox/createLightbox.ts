import type { PartsWanted } from "../../kit/lightbox/parts";
import type { Slide } from "../../kit/lightbox/slides";
import { sayIn } from "../../kit/words";
import { fetchModule, type Importer, importAddress } from "../fetchModule";
import type { Hooks } from "../hooks";

export type LightboxConfig = {
  /** Where its code is. Without it every link does what links do. */
  src?: string;
  /** Whether pictures open in it where nothing else is said. */
  isUsual?: boolean;
  words?: Readonly<Record<string, string>>;
  /** What the site wants around its slides. */
  parts?: PartsWanted;
};

/**
 * Shows the slides, from `at` on; or what a link leads to, among those of its group.
 * Rejects when its code cannot be had; what was asked for before something else was is passed over.
 */
export type OpenLightbox = (
  opener: HTMLElement | null,
  shown: readonly Slide[] | HTMLAnchorElement,
  at?: number,
) => Promise<void>;

/** The lightbox of a page, whose code comes when it is first asked for. */
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
