import { isRecord } from "../../runtime/page/isRecord";
import { parseReply } from "../ajax/parseReply";
import type { Feature } from "../features";
import { formIdOf } from "../parts/events";

const PATH = "gform_theme_config/common/form/honeypot/version_hash";

/** Gets what the form sends to say that a browser opened it. HTML cannot contain it: a page may be cached for days. */
export const versionHash: Feature = {
  applies: (form) => form.querySelector(".gfield--type-honeypot") !== null,
  async start(form) {
    const asked = { args: JSON.stringify({ form_id: formIdOf(form) }), config_path: PATH };
    const { text } = await window.intarsia.ajax("gform_get_config", asked);
    const { version_hash: hash } = asRecord(parseReply(text)?.data);
    // Without it, the form is sent anyway.
    if (typeof hash === "string") form.dataset.versionHash = hash;
  },
};

const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
