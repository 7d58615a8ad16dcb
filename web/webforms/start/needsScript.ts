import { draftOf } from "../drafts/draftStore";
import { hasPrefill } from "../prefill/hasPrefill";

/** The server says why a form was not accepted. */
export const needsAttention = (root: HTMLElement): boolean =>
  root.querySelector('[data-js="gform-focus-validation-error"]') !== null;

/** Whether something is to be pointed out, hidden by rules, filled in, offered or restored before anybody uses a form. */
export const needsScript = (root: HTMLElement): boolean =>
  needsAttention(root) ||
  hasPrefill(root) ||
  root.querySelector("form[data-rules], [data-list], [data-repeater], [data-searchable]") !== null ||
  formsIn(root).some(draftOf);

export const formsIn = (root: HTMLElement): HTMLFormElement[] => [
  ...root.querySelectorAll<HTMLFormElement>("form[data-formid]"),
];
