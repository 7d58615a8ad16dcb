import { formIdOf } from "../parts/events";

/** All fields of the form, and where and how it is shown. */
export function payloadOf(form: HTMLFormElement): FormData {
  const payload = new FormData(form);
  const { displayTitle = "1", displayDescription = "1" } = form.dataset;
  const shown = {
    form_id: String(formIdOf(form)),
    current_page_url: encodeURIComponent(location.href),
    ajax_referer: encodeURIComponent(document.referrer),
    display_title: displayTitle,
    display_description: displayDescription,
  };
  for (const [key, text] of Object.entries(shown)) payload.set(key, text);
  return payload;
}
