import { failureText } from "../ajax/failureText";
import type { Reply } from "../ajax/parseReply";
import { translate } from "../parts/translate";
import { wrapperOf } from "../reply/wrapper";

// What the server's answer for a frame calls to leave for another page.
const REDIRECT = /gformRedirect\(\)\s*\{[^"']*["']([^"']+)["']/;

/** What the page in the frame says about the submission, in the shape of an ajax reply. */
export function replyIn(page: Document | undefined, form: HTMLFormElement): Reply {
  if (!page) return { success: false, data: translate(form)(failureText({ status: 0 })) };
  const redirect = REDIRECT.exec([...page.scripts].map(({ text }) => text).join("\n"))?.[1];
  if (redirect) return leaveFor(redirect);
  const wrapper = page.getElementById(wrapperOf(form).id);
  const isConfirmed = wrapper?.querySelector("[id*=gform_confirmation_wrapper]");
  if (!isConfirmed && wrapper?.querySelector("form"))
    return { success: true, data: { form_markup: wrapper.outerHTML } };
  if (wrapper) return { success: true, data: { confirmation_markup: wrapper.outerHTML } };
  if (page.body.classList.contains("GF_AJAX_POSTBACK")) {
    return { success: true, data: { confirmation_markup: page.body.innerHTML } };
  }
  // A page of the site that the form leads to.
  return leaveFor(page.URL);
}

const leaveFor = (url: string): Reply => ({
  success: true,
  data: { confirmation_type: "redirect", confirmation_redirect: url },
});
