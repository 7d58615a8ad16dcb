import { readAnswer } from "../../rules/answers/readAnswer";
import type { Answer, FieldModel } from "../../rules/forms/formModel";
import type { Currency } from "../../rules/money/currency";
import { inputsOfRow } from "../../rules/rows/rowInputs";
import { postedIn } from "../parts/postedIn";

/** The part of a form with a field, a section or a page. */
export function boxOf(form: HTMLFormElement, { id, number, page, row, instances }: FieldModel): HTMLElement | null {
  if (instances) return null;
  if (page !== undefined) return form.querySelector<HTMLElement>(`.gform_page[data-page="${page}"]`);
  const inRow = row === undefined ? "" : `[data-row="${row}"]`;
  return form.querySelector<HTMLElement>(`[data-field=${JSON.stringify(String(number ?? id))}]${inRow}`);
}

/** The answer of a field as it is in the form now. */
export function answerIn(box: HTMLElement | null, { number, reads, row }: FieldModel, currency: Currency): Answer {
  const posted = postedIn(box, String(number));
  return readAnswer(row === undefined ? posted : inputsOfRow(posted, row), reads, currency);
}
