import { formInput } from "../parts/formInput";

/** Sends the form with a page load, without notifying listeners again. The hidden inputs say what was pressed. */
export function sendNatively(form: HTMLFormElement): void {
  const method = formInput(form, "gform_submission_method");
  const before = method?.value ?? "";
  if (method && !form.target) method.value = "postback";
  // A field may have the name "submit".
  HTMLFormElement.prototype.submit.call(form);
  // The browser has read the form by now. It may show it again, when the visitor goes back.
  if (method) method.value = before;
}
