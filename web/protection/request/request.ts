import { post, type Result } from "../../runtime/network/post";
import { TIMEOUT } from "../../runtime/network/withTimeout";
import { isRecord } from "../../runtime/page/isRecord";
import { toParts } from "./parts";

export type { Result };

export type Request = {
  url?: string;
  data?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** The response is text, not JSON. */
  notJson?: boolean;
  /** Whether the caller repeats the request after this response, which is then not reported. */
  isRetried?: (result: Result) => boolean;
};

/** Sends one POST request. It never throws; errors are logged to the console with the contract's messages. */
export async function request({ url, data = {}, headers, notJson, isRetried }: Request): Promise<Result> {
  if (!url) return failed("not URL provided");
  const answer = await post({ url, body: toParts(data), headers });
  if (!answer.status) return failed(reasonOf(answer.error ?? ""));
  const result = { ...answer, data: notJson ? undefined : answer.data };
  const problem = problemOf(result, Boolean(notJson));
  if (problem && !isRetried?.(result)) report(problem, result.text);
  return { ...result, ok: !problem };
}

const reasonOf = (error: string) =>
  error.startsWith(TIMEOUT)
    ? "Server response timeout"
    : `Unexpected error. Status: error. Additional error info: ${error}`;

function problemOf({ status, text, data }: Result, notJson: boolean): string | undefined {
  if (status === 500) return "Internal server error.";
  if (status !== 200) return `Unexpected response code: ${status}`;
  if (notJson) return undefined;
  if (!text || data === null) return "No response";
  if (data === undefined) return "Unexpected response from server. See console for details.";
  if (isRecord(data) && data.error) {
    return `Unexpected error. Status: ${status}. Additional error info: ${textOf(data.error)}`;
  }
  return undefined;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** A request that could not be made. */
export function failed(message: string): Result {
  report(message);
  return { ok: false, status: 0, text: "", data: undefined };
}

function report(message: string, ...details: string[]): void {
  console.error(`%c ctXHR error: %c${message}`, "color:red", "color:inherit", ...details);
}
