import { isRecord } from "../page/isRecord";
import { type Fields, formFields } from "./formFields";
import { createNonce } from "./nonce";
import { failure, post, type Result } from "./post";

export type AjaxOptions = {
  /** Which URL of the config to call. */
  to?: "ajax" | "listingAjax";
  /** Whether the call needs a nonce. */
  security?: boolean;
  signal?: AbortSignal;
};

/** Calls of the site by name. They never throw: the caller decides what to do about a failure, usually nothing. */
export function createAjax(urls: Record<string, string>) {
  const nonce = createNonce({ url: urls.host ?? "/", plugin: "intarsia", encode: formFields });

  return async (action: string, fields: Fields = {}, options: AjaxOptions = {}): Promise<Result> => {
    const { to = "ajax", security, signal } = options;
    const url = urls[to];
    if (!url) return failure(`The page's config has no URL "${to}".`);
    const send = (token?: string) => post({ url, body: formFields({ ...fields, action, security: token }), signal });
    if (!security) return send();
    return (await nonce.callWith(send, isRefused, { action })) ?? failure("The site gave no nonce.");
  };
}

const isRefused = ({ status, data }: Result) =>
  status === 403 || (isRecord(data) && isRecord(data.data) && data.data.status === 403);
