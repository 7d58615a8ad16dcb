import { isRecord } from "../page/isRecord";
import { type Fields, formFields } from "./formFields";
import { createNonce, type Nonce } from "./nonce";
import { failure, post, type Result } from "./post";

export type AjaxOptions = {
  /** Which URL of the config to call. */
  to?: "ajax" | "listingAjax";
  /** Whether the call needs a nonce, in the field `security`; or which one it needs, and in which field. */
  security?: boolean | NonceField;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** In milliseconds. */
  timeout?: number;
};

/** `plugin` names the calls that the nonce is for: `gform_ajax_submission_3`. */
type NonceField = { field: string; plugin: string };

const OF_ALL_CALLS: NonceField = { field: "security", plugin: "intarsia" };

/** Calls of the site by name. They never throw: the caller decides what to do about a failure, usually nothing. */
export function createAjax(urls: Record<string, string>) {
  const nonces = new Map<string, Nonce>();

  function nonceOf(plugin: string): Nonce {
    const nonce = nonces.get(plugin) ?? createNonce({ url: urls.host ?? "/", plugin, encode: formFields });
    nonces.set(plugin, nonce);
    return nonce;
  }

  return async (action: string, fields: Fields | FormData = {}, options: AjaxOptions = {}): Promise<Result> => {
    const { to = "ajax", security, ...request } = options;
    const url = urls[to];
    if (!url) return failure(`The page's config has no URL "${to}".`);
    const { field, plugin } = typeof security === "object" ? security : OF_ALL_CALLS;
    const send = (token?: string) =>
      post({ url, body: bodyOf(fields, { action, ...(token && { [field]: token }) }), ...request });
    if (!security) return send();
    return (await nonceOf(plugin).callWith(send, isRefused, { action })) ?? failure("The site gave no nonce.");
  };
}

/** A form with files is sent as it is; other fields are encoded as PHP expects them. */
function bodyOf(fields: Fields | FormData, ours: Record<string, string>): BodyInit {
  if (!(fields instanceof FormData)) return formFields({ ...fields, ...ours });
  for (const [name, value] of Object.entries(ours)) fields.set(name, value);
  return fields;
}

const isRefused = ({ status, data }: Result) =>
  status === 403 || (isRecord(data) && isRecord(data.data) && data.data.status === 403);
