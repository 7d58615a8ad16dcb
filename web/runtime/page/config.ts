import type { Widths } from "../../kit/environment/devices/devices";
import type { ActionsConfig } from "../actions/watchActionLinks";
import type { ContactsConfig } from "../contacts/watchContacts";
import type { LightboxConfig } from "../lightbox/createLightbox";
import type { AssetRegistry } from "../network/assets";
import { isRecord } from "./isRecord";

export type Config = {
  /** The URLs of the site: `ajax`, `listingAjax`, `rest`, and `host`, the site's root. */
  urls: Record<string, string>;
  /** The widths of devices that differ from the defaults. */
  breakpoints: Widths;
  assets: Partial<AssetRegistry>;
  lightbox: LightboxConfig;
  actions: ActionsConfig;
  contacts: ContactsConfig;
  isEditor: boolean;
};

/** Missing and invalid values get their defaults: a page without a config works. */
export function readConfig(page: Document): Config {
  const values = parse(page.getElementById("intarsia-config")?.textContent);
  for (const group of GROUPS) values[group] = recordOf(values[group]);
  return { ...values, isEditor: values.isEditor === true } as Config;
}

const GROUPS = ["urls", "breakpoints", "assets", "lightbox", "actions", "contacts"];

function parse(json: string | null | undefined): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(json ?? ""));
  } catch {
    return {};
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the server wrote it; only its shape is checked
const recordOf = (value: unknown): Record<string, any> => (isRecord(value) ? value : {});
