import { pagination } from "../paging/pagination";
import { formInput } from "../parts/formInput";
import type { ReplyData } from "./replyData";
import { sanitized } from "./sanitize";

/** Shows another page of the form; the others stay as they are. */
export async function showPage(form: HTMLFormElement, reply: ReplyData): Promise<void> {
  const { page_markup = "", page_number, uploaded_files } = reply;
  const { changePage } = await pagination();
  const files = formInput(form, "gform_uploaded_files");
  if (files && uploaded_files !== undefined) files.value = uploaded_files;
  changePage(form, await sanitized(page_markup), page_number);
}
