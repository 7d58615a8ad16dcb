import { CHUNK_TIMEOUT } from "../constants";
import { within } from "../within";

// biome-ignore lint/suspicious/noExplicitAny: a module is what its author exports
export type Importer = (address: string) => Promise<any>;

/** URLs are relative to the page, not to this script. */
export const importAddress: Importer = (address) => import(/* @vite-ignore */ new URL(address, document.baseURI).href);

/** Loads a module, and tries once more if it fails. */
export async function fetchModule(address: string, importModule: Importer, until: AbortSignal) {
  try {
    return await within(CHUNK_TIMEOUT, importModule(address), until);
  } catch {
    until.throwIfAborted();
    // Browsers remember that a URL failed (whatwg/html #6768), so the second try uses another URL.
    const again = `${address}${address.includes("?") ? "&" : "?"}retry`;
    return within(CHUNK_TIMEOUT, importModule(again), until);
  }
}

let tries = 0;

/**
 * Imports one of our own modules, whose URL the build inserts. If it fails, it is imported once more with a suffix,
 * by the URL in the browser's error message. Safari names no URL, but tries again by itself.
 */
export async function importAgain<Module>(load: () => Promise<Module>, importModule = importAddress): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const address = /https?:\S+/.exec(String(error))?.[0];
    return address ? importModule(`${address}?${++tries}`) : load();
  }
}
