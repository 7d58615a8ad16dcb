import type { Enhance } from "../../kit/schema/defineWidget";
import { fetchModule, type Importer } from "../network/fetchModule";

/** Starts an island's script, and returns what ends it. */
export type Mount = (container: HTMLElement, settings: object, id: string) => () => void;

/** The function that starts an island, from the URLs in its attributes. */
export async function loadMount({ dataset }: HTMLElement, importModule: Importer, until: AbortSignal): Promise<Mount> {
  const fetch = (url: string) => fetchModule(url, importModule, until);
  const { src = "", host } = dataset;
  if (!host) {
    const { enhance, mount } = await fetch(src);
    return enhance ? (container) => enhanceIn(container, enhance) : mount;
  }
  // A third-party view has no React of its own: the host module provides the page's.
  const [widget, { mountFactory }] = await Promise.all([fetch(src), fetch(host)]);
  return (container, settings, id) => mountFactory(widget.default, container, settings, id);
}

/** The island's only element is the widget's root. */
function enhanceIn(container: HTMLElement, enhance: Enhance): () => void {
  const ended = new AbortController();
  const root = container.firstElementChild as HTMLElement | null;
  if (root) enhance(root, ended.signal);
  return () => ended.abort();
}
