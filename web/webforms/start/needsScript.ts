import { draftOf } from "../drafts/draftStore";

const POINTS_OUT = '[data-js="gform-focus-validation-error"]';

/** Whether something is to be pointed out or restored before anybody uses a form. */
export const needsScript = (root: HTMLElement): boolean =>
  root.querySelector(POINTS_OUT) !== null || formsIn(root).some(draftOf);

export const formsIn = (root: HTMLElement): HTMLFormElement[] => [
  ...root.querySelectorAll<HTMLFormElement>("form[data-formid]"),
];
