import { REQUEST_TIMEOUT } from "../page/constants";
import { isRecord } from "../page/isRecord";
import { type Fields, formFields } from "./formFields";
import { createNonce } from "./nonce";
import { withTimeout } from "./withTimeout";

/** `data` is the parsed response, if it is JSON. `status` is 0 without a response. */
export type AjaxResult = { ok: boolean; status: number; text: string; data: unknown; error?: string };

export type AjaxOptions = {
  /** Which URL of the config to call. */
  to?: "ajax" | "listingAjax";
  /** Whether the call needs a nonce. */
  security?: boolean;
  signal?: AbortSignal;
};

/** Calls of the site by name. They never throw: the caller decides what to do about a failure, usually nothing. */
export function createAjax(urls: Record<string, string>) {
  const nonce = createNonce(urls.host ?? "/");

  async function call(
    action: string,
    fields: Fields,
    { to = "ajax", security, signal }: AjaxOptions,
  ): Promise<AjaxResult> {
    const url = urls[to];
    if (!url) throw new Error(`The page's config has no URL "${to}".`);
    const post = (token: string) => send(url, { ...fields, action, security: token || undefined }, signal);
    const token = security ? await nonce.current(action) : "";
    const answer = await post(token);
    return security && isRefused(answer) ? post(await nonce.renewed(token, action)) : answer;
  }

  return async (action: string, fields: Fields = {}, options: AjaxOptions = {}): Promise<AjaxResult> => {
    try {
      return await call(action, fields, options);
    } catch (error) {
      return { ok: false, status: 0, text: "", data: undefined, error: String(error) };
    }
  };
}

async function send(url: string, fields: Fields, signal: AbortSignal | undefined): Promise<AjaxResult> {
  const exchange = fetch(url, { method: "POST", body: formFields(fields), signal }).then(async (response) => {
    const text = await response.text();
    const data = parse(text);
    return { ok: response.ok && !isFailure(data), status: response.status, text, data };
  });
  return withTimeout(REQUEST_TIMEOUT, exchange, signal);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Some responses report the error in their body instead of their status.
const isFailure = (data: unknown) => isRecord(data) && (data.success === false || Boolean(data.error));

const isRefused = ({ status, data }: AjaxResult) =>
  status === 403 || (isRecord(data) && isRecord(data.data) && data.data.status === 403);
