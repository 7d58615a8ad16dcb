import { fetchModule, type Importer } from "../fetchModule";

export type Mount = (container: HTMLElement, settings: object, id: string) => () => void;

/** The function that brings an island to life, from the addresses that the island carries. */
export async function loadMount({ dataset }: HTMLElement, importModule: Importer, until: AbortSignal): Promise<Mount> {
  const fetch = (address: string) => fetchModule(address, importModule, until);
  const { src = "", host } = dataset;
  if (!host) return (await fetch(src)).mount;
  // A widget of another package brings no React of its own: the host module lends it the page's.
  const [widget, { mountFactory }] = await Promise.all([fetch(src), fetch(host)]);
  return (container, settings, id) => mountFactory(widget.default, container, settings, id);
}
