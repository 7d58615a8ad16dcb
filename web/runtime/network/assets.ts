import { CHUNK_TIMEOUT } from "../page/constants";
import { withTimeout } from "./withTimeout";

export type AssetType = "script" | "style";

/** The URL of each asset that a page may need later, by type and key. */
export type AssetRegistry = Record<AssetType, Record<string, string>>;

export type Assets = ReturnType<typeof createAssets>;

/** Loads scripts and styles when they are first needed, and never again. */
export function createAssets(registry: Partial<AssetRegistry>) {
  const loads = new Map<string, Promise<void>>();
  const loaded = new Set<string>();

  async function fetchAsset(type: AssetType, key: string): Promise<void> {
    const addresses = registry[type] ?? {};
    if (!Object.hasOwn(addresses, key)) throw new Error(`The page's config lists no ${type} called "${key}".`);
    const url = new URL(addresses[key] as string, document.baseURI).href;
    await (isPrinted(type, url) ? pageLoaded() : insert(type, url));
    loaded.add(`${type} ${key}`);
  }

  return {
    /** Rejects if the asset cannot be loaded; the next call tries again. */
    load(type: AssetType, key: string): Promise<void> {
      const id = `${type} ${key}`;
      let load = loads.get(id);
      if (!load) {
        load = fetchAsset(type, key);
        load.catch(() => loads.delete(id));
        loads.set(id, load);
      }
      return load;
    },

    state: (type: AssetType, key: string) => (loaded.has(`${type} ${key}`) ? "loaded" : "not loaded"),
  };
}

const isPrinted = (type: AssetType, url: string) =>
  type === "script"
    ? [...document.scripts].some(({ src }) => src === url)
    : [...document.styleSheets].some(({ href }) => href === url);

/** Assets in the page's own HTML count as loaded once the page has loaded. */
const pageLoaded = () =>
  document.readyState === "complete"
    ? Promise.resolve()
    : new Promise<unknown>((resolve) => addEventListener("load", resolve, { once: true }));

async function insert(type: AssetType, url: string): Promise<void> {
  const element =
    type === "script"
      ? Object.assign(document.createElement("script"), { src: url, async: false })
      : Object.assign(document.createElement("link"), { href: url, rel: "stylesheet" });
  const arrival = new Promise<void>((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => reject(new Error(`${url} could not be loaded.`));
  });
  document.head.append(element);
  try {
    await withTimeout(CHUNK_TIMEOUT, arrival);
  } catch (error) {
    element.remove();
    throw error;
  }
}
