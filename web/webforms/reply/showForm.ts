import { pagination } from "../paging/pagination";
import { currentPageOf, emitRendered } from "../parts/events";
import { formsIn } from "../start/needsScript";
import { keepUnsent } from "./keepUnsent";
import type { ReplyData } from "./replyData";
import { sanitized } from "./sanitize";
import { focusErrors } from "./showError";
import { replaceWrapper } from "./wrapper";

/** Shows the form as the server rendered it again: usually with errors, or with another page of it. */
export async function showForm(form: HTMLFormElement, { form_markup = "" }: ReplyData): Promise<void> {
  const before = currentPageOf(form);
  const wrapper = replaceWrapper(form, await sanitized(form_markup));
  const [renewed] = formsIn(wrapper);
  if (!renewed) return;
  keepUnsent(form, renewed);
  emitRendered(renewed);
  const page = currentPageOf(renewed);
  const hasErrors = focusErrors(renewed);
  if (page !== before) (await pagination()).pageChanged(renewed, page, hasErrors);
}
