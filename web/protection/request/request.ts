import { REQUEST_TIMEOUT } from "../../runtime/page/constants";
import { isRecord } from "../../runtime/page/isRecord";
import { tryOrUndefined } from "../storage/tryOrUndefined";
import { toParts } from "./parts";

/** `data` is the parsed response, if it is JSON. `status` is 0 without a response. */
export type Result = { ok: boolean; status: number; text: string; data: unknown };

export type Request = {
  url?: string;
  data?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** The response is text, not JSON. */
  notJson?: boolean;
  /** A response that the caller does not report: the request is repeated. */
  isForgiven?: (result: Result) => boolean;
};

const TIMEOUT: Result = { ok: false, status: 0, text: "", data: undefined };

/** Sends one POST request. It never throws; errors are logged to the console with the contract's messages. */
export function request({ url, data = {}, headers = {}, notJson, isForgiven }: Request): Promise<Result> {
  if (!url) return Promise.resolve(failed("not URL provided"));
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    xhr.open("POST", url);
    xhr.timeout = REQUEST_TIMEOUT;
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.ontimeout = () => resolve(failed("Server response timeout"));
    xhr.onerror = () => resolve(failed("Unexpected error. Status: error. Additional error info: the network failed"));
    xhr.onabort = () => resolve(failed("Unexpected error. Status: abort. Additional error info: the page is left"));
    xhr.onload = () => {
      const result = resultOf(xhr, Boolean(notJson));
      const problem = isForgiven?.(result) ? undefined : problemOf(result, Boolean(notJson));
      if (problem) report(problem, result.text);
      resolve(result);
    };
    xhr.send(toParts(data));
  });
}

function resultOf({ status, responseText: text }: XMLHttpRequest, notJson: boolean): Result {
  const data = notJson ? undefined : parse(text);
  const hasBody = notJson || (data !== undefined && data !== null);
  return { ok: status === 200 && hasBody && !isErrorReport(data), status, text, data };
}

function problemOf({ status, text, data }: Result, notJson: boolean): string | undefined {
  if (status === 500) return "Internal server error.";
  if (status !== 200) return `Unexpected response code: ${status}`;
  if (notJson) return undefined;
  if (!text || data === null) return "No response";
  if (data === undefined) return "Unexpected response from server. See console for details.";
  if (isRecord(data) && isErrorReport(data)) {
    return `Unexpected error. Status: ${status}. Additional error info: ${textOf(data.error)}`;
  }
  return undefined;
}

const isErrorReport = (data: unknown) => isRecord(data) && "error" in data && Boolean(data.error);

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

const parse = (text: string): unknown => tryOrUndefined(() => JSON.parse(text));

function failed(message: string): Result {
  report(message);
  return TIMEOUT;
}

function report(message: string, ...details: string[]): void {
  console.error(`%c ctXHR error: %c${message}`, "color:red", "color:inherit", ...details);
}
