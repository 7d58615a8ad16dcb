import { CHUNK_TIMEOUT } from "../page/constants";
import { withTimeout } from "./withTimeout";

// biome-ignore lint/suspicious/noExplicitAny: a module is what its author exports
export type Importer = (url: string) => Promise<any>;

/** URLs are relative to the page, not to this script. */
export const importUrl: Importer = (url) => import(/* @vite-ignore */ new URL(url, document.baseURI).href);

/** Loads a module, and tries once more if it fails. */
export async function fetchModule(url: string, importModule: Importer, until: AbortSignal) {
  try {
    return await withTimeout(CHUNK_TIMEOUT, importModule(url), until);
  } catch {
    until.throwIfAborted();
    // Browsers remember that a URL failed (whatwg/html #6768), so the second try uses another URL.
    const again = `${url}${url.includes("?") ? "&" : "?"}retry`;
    return withTimeout(CHUNK_TIMEOUT, importModule(again), until);
  }
}

let tries = 0;

/**
 * Imports one of our own modules, whose URL the build inserts. If it fails, it is imported once more with a suffix,
 * by the URL in the browser's error message. Safari names no URL, but tries again by itself.
 */
export async function importAgain<Module>(load: () => Promise<Module>, importModule = importUrl): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const url = /https?:\S+/.exec(String(error))?.[0];
    return url ? importModule(`${url}?${++tries}`) : load();
  }
}
