/** Forms of other plugins that drop unknown fields: their signals must reach the server before they are sent. */
const FORMS = [
  "#tmpl-nf-layout",
  ".uael-registration-form-wrapper",
  "script[id*=smart-forms]",
  "iframe[name=jetpack_remote_comment]",
  "div[id^=user-registration-form]",
  "div[class^=et_pb_newsletter_form]",
  "div[class^=fluent_booking_app]",
  "div[class^=et_bloom_form_container]",
  "div[class*=pafe-form]",
  "div [class*=otter-form]",
  "form .sqbform",
  ".fields_reorder_enabled",
  "main[id^=bookingpress_booking_form]",
].join(",");

export const isForced = (): boolean => document.querySelector(FORMS) !== null;
