import { CHUNK_TIMEOUT } from "./constants";
import { within } from "./within";

// biome-ignore lint/suspicious/noExplicitAny: a module is what its author exports
export type Importer = (address: string) => Promise<any>;

/** Addresses are the page's, so they are resolved against the page, not against this script. */
export const importAddress: Importer = (address) => import(/* @vite-ignore */ new URL(address, document.baseURI).href);

/** A module that does not arrive is asked for once more. */
export async function fetchModule(address: string, importModule: Importer, until: AbortSignal) {
  try {
    return await within(CHUNK_TIMEOUT, importModule(address), until);
  } catch {
    until.throwIfAborted();
    // Browsers remember that an address failed (whatwg/html #6768), so the second try needs another one.
    const again = `${address}${address.includes("?") ? "&" : "?"}retry`;
    return within(CHUNK_TIMEOUT, importModule(again), until);
  }
}

let tries = 0;

/**
 * Imports a module of our own, whose address the build writes; if it does not arrive, once more by the address that the
 * browser names in its error, with something behind it. One that names none (Safari) asks anew by itself.
 */
export async function importAgain<Module>(load: () => Promise<Module>, importModule = importAddress): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const address = /https?:\S+/.exec(String(error))?.[0];
    return address ? importModule(`${address}?${++tries}`) : load();
  }
}
