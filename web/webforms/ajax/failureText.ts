import type { Result } from "../../runtime/network/post";
import { TIMEOUT } from "../../runtime/network/withTimeout";
import type { FormScriptUiString } from "../uiStrings";

/** What a visitor reads if the site gave no reply that says it. */
export function failureText({ status, error = "" }: Pick<Result, "status" | "error">): FormScriptUiString {
  if (error.startsWith(TIMEOUT)) {
    return "The form was not sent, because the site did not answer in time. Your answers are kept. Try again.";
  }
  if (status === 0) {
    return "The form was not sent, because the site cannot be reached. Your answers are kept. Try again.";
  }
  if (status === 403) return "The form was not accepted. Reload the page and send it again. Your answers are kept.";
  return "The form was not sent, because something went wrong. Your answers are kept. Try again.";
}
