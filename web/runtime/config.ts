import type { Widths } from "../kit/devices";
import type { ActionsConfig } from "./actions/watchActionLinks";
import type { AssetRegistry } from "./assets";
import type { ContactsConfig } from "./contacts/watchContacts";
import { isRecord } from "./isRecord";
import type { LightboxConfig } from "./lightbox/createLightbox";

export type Config = {
  /** Where the site answers: `ajax`, `listingAjax`, `rest`, and `host`, the site's own root. */
  urls: Record<string, string>;
  /** Widths of the devices that are on, where they differ from the usual ones. */
  breakpoints: Widths;
  assets: AssetRegistry;
  lightbox: LightboxConfig;
  actions: ActionsConfig;
  contacts: ContactsConfig;
  isEditor: boolean;
};

/** Whatever the page leaves out or garbles has its default: a page without a config still works. */
export function readConfig(page: Document): Config {
  const given = parse(page.getElementById("intarsia-config")?.textContent);
  const assets = recordOf(given.assets);
  return {
    ...given,
    urls: recordOf(given.urls),
    breakpoints: recordOf(given.breakpoints),
    assets: { script: recordOf(assets.script), style: recordOf(assets.style) },
    lightbox: recordOf(given.lightbox),
    actions: recordOf(given.actions),
    contacts: recordOf(given.contacts),
    isEditor: given.isEditor === true,
  };
}

function parse(json: string | null | undefined): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(json ?? ""));
  } catch {
    return {};
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the server wrote it; only its shape is checked
const recordOf = (value: unknown): Record<string, any> => (isRecord(value) ? value : {});
