import { isRecord } from "../page/isRecord";
import { withTimeout } from "./withTimeout";

/** A call to the site without a response after this time, in milliseconds, has failed. */
export const REQUEST_TIMEOUT = 15_000;

/** `data` is the parsed response, if it is JSON. `status` is 0 without a response; then `error` says why. */
export type Result = { ok: boolean; status: number; text: string; data: unknown; error?: string };

export type Post = {
  url: string;
  body: BodyInit;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeout?: number;
};

/** One request of a page's script to the site. It never throws. */
export async function post({ url, body, headers, signal, timeout = REQUEST_TIMEOUT }: Post): Promise<Result> {
  try {
    const exchange = fetch(url, { method: "POST", body, headers, signal }).then(async (response) => {
      const text = await response.text();
      const data = parse(text);
      return { ok: response.ok && !isFailure(data), status: response.status, text, data };
    });
    return await withTimeout(timeout, exchange, signal);
  } catch (error) {
    return failure(error);
  }
}

/** The result of a call that could not be made. */
export const failure = (error: unknown): Result => ({
  ok: false,
  status: 0,
  text: "",
  data: undefined,
  error: String(error),
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Some responses report the error in their body instead of their status.
const isFailure = (data: unknown) => isRecord(data) && (data.success === false || Boolean(data.error));
