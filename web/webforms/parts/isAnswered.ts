import { currentPageOf } from "./events";

/** Whether the server shows the form again with the answers of this visitor. */
export const isAnswered = (form: HTMLFormElement): boolean =>
  form.querySelector('[data-js="gform-focus-validation-error"]') !== null || currentPageOf(form) > 1;
