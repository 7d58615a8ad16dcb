import { fetchModule, type Importer } from "../network/fetchModule";

export type Mount = (container: HTMLElement, settings: object, id: string) => () => void;

/** The function that mounts an island, from the URLs in its attributes. */
export async function loadMount({ dataset }: HTMLElement, importModule: Importer, until: AbortSignal): Promise<Mount> {
  const fetch = (url: string) => fetchModule(url, importModule, until);
  const { src = "", host } = dataset;
  if (!host) return (await fetch(src)).mount;
  // A third-party widget has no React of its own: the host module provides the page's.
  const [widget, { mountFactory }] = await Promise.all([fetch(src), fetch(host)]);
  return (container, settings, id) => mountFactory(widget.default, container, settings, id);
}
