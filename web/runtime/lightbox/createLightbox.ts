import { translator } from "../../kit/environment/uiStrings";
import type { PartOptions } from "../../kit/lightbox/parts";
import type { Slide } from "../../kit/lightbox/slides";
import { fetchModule, type Importer, importUrl } from "../network/fetchModule";
import type { Hooks } from "../page/hooks";

export type LightboxConfig = {
  /** The URL of its code. Without it, links work as usual. */
  src?: string;
  /** Whether images open in the lightbox by default. */
  opensByDefault?: boolean;
  translations?: Readonly<Record<string, string>>;
  /** The site's settings for its slides. */
  parts?: PartOptions;
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
  { src, translations = {}, parts }: LightboxConfig,
  importModule: Importer = importUrl,
): OpenLightbox {
  const never = new AbortController().signal;
  let code: ReturnType<typeof fetchModule> | undefined;
  let lastRequest: unknown;

  return async function open(opener, shown, at) {
    const requestId = {};
    lastRequest = requestId;
    if (opener) opener.ariaBusy = "true";
    try {
      code ??= fetchModule(src as string, importModule, never);
      const { openLightbox } = await code;
      if (lastRequest === requestId) {
        await openLightbox(opener, { shown, at, parts, t: translator(translations), until: whileMounted(opener) });
      }
    } catch (error) {
      if (lastRequest === requestId) throw error;
    } finally {
      if (opener) opener.ariaBusy = null;
    }
  };

  /** Aborted when the opener is about to leave the page. */
  function whileMounted(opener: HTMLElement | null): AbortSignal {
    const mounted = new AbortController();
    hooks.removeAction("tree.destroyed", "lightbox");
    hooks.addAction("tree.destroyed", "lightbox", (tree: Node) => opener && tree.contains(opener) && mounted.abort());
    return mounted.signal;
  }
}
