import { CHUNK_TIMEOUT } from "../constants";
import { within } from "../within";

export type Mount = (container: HTMLElement, settings: object, id: string) => () => void;

// biome-ignore lint/suspicious/noExplicitAny: a module is what its author exports
export type Importer = (address: string) => Promise<any>;

/** Addresses are the page's, so they are resolved against the page, not against this script. */
export const importAddress: Importer = (address) => import(/* @vite-ignore */ new URL(address, document.baseURI).href);

/** The function that brings an island to life, from the addresses that the island carries. */
export async function loadMount({ dataset }: HTMLElement, importModule: Importer, until: AbortSignal): Promise<Mount> {
  const fetchModule = (address: string) => fetchTwice(address, importModule, until);
  const { src = "", host } = dataset;
  if (!host) return (await fetchModule(src)).mount;
  // A widget of another package brings no React of its own: the host module lends it the page's.
  const [widget, { mountFactory }] = await Promise.all([fetchModule(src), fetchModule(host)]);
  return (container, settings, id) => mountFactory(widget.default, container, settings, id);
}

async function fetchTwice(address: string, importModule: Importer, until: AbortSignal) {
  try {
    return await within(CHUNK_TIMEOUT, importModule(address), until);
  } catch {
    until.throwIfAborted();
    // Browsers remember that an address failed (whatwg/html #6768), so the second try needs another one.
    const again = `${address}${address.includes("?") ? "&" : "?"}retry`;
    return within(CHUNK_TIMEOUT, importModule(again), until);
  }
}
