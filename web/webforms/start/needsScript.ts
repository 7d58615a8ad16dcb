import { hasDraft } from "../drafts/draftKey";
import { hasPrefill } from "../prefill/hasPrefill";

const ATTENTION = '[data-js="gform-focus-validation-error"]';
/** `data-lively` marks fields that look different with their script. */
const LIVELY = "form[data-rules], [data-lively]";

/** The server says why a form was not accepted. */
export const needsAttention = (root: HTMLElement): boolean => root.querySelector(ATTENTION) !== null;

/** Whether something is to be pointed out, hidden by rules, filled in, offered or restored before anybody uses a form. */
export const needsScript = (root: HTMLElement): boolean =>
  needsAttention(root) || root.querySelector(LIVELY) !== null || hasPrefill(root) || formsIn(root).some(hasDraft);

export const formsIn = (root: HTMLElement): HTMLFormElement[] => [
  ...root.querySelectorAll<HTMLFormElement>("form[data-formid]"),
];
