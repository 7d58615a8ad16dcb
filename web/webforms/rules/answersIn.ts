import { readAnswer } from "../../rules/answers/readAnswer";
import type { Answer, FieldModel } from "../../rules/forms/formModel";
import type { Currency } from "../../rules/money/currency";
import { postedIn } from "../parts/postedIn";

/** The part of a form with a field, a section or a page. */
export const boxOf = (form: HTMLFormElement, { id, number, page }: FieldModel): HTMLElement | null =>
  form.querySelector<HTMLElement>(
    page === undefined ? `[data-field=${JSON.stringify(String(number ?? id))}]` : `.gform_page[data-page="${page}"]`,
  );

/** The answer of a field as it is in the form now. */
export const answerIn = (box: HTMLElement | null, { number, reads }: FieldModel, currency: Currency): Answer =>
  readAnswer(postedIn(box, String(number)), reads, currency);
