import { type PostedInputs, readAnswer } from "../../rules/answers/readAnswer";
import type { Answer, FieldModel } from "../../rules/forms/formModel";
import type { Currency } from "../../rules/money/currency";

/** The part of a form with a field, a section or a page. */
export const boxOf = (form: HTMLFormElement, { id, number, page }: FieldModel): HTMLElement | null =>
  form.querySelector<HTMLElement>(
    page === undefined ? `[data-field=${JSON.stringify(String(number ?? id))}]` : `.gform_page[data-page="${page}"]`,
  );

export type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The inputs of a box. */
export const inputsIn = (box: HTMLElement | null): Input[] => [
  ...(box?.querySelectorAll<Input>("input, textarea, select") ?? []),
];

/** The answer of a field as it is in the form now. A disabled input has none. */
export function answerIn(box: HTMLElement | null, field: FieldModel, currency: Currency): Answer {
  const name = `input_${field.number}`;
  const posted: Record<string, string[]> = {};
  for (const input of inputsIn(box)) {
    const key = keyOf(input.name, name);
    if (key !== null && !input.disabled) posted[key] = [...(posted[key] ?? []), ...valuesOf(input)];
  }
  return readAnswer(posted satisfies PostedInputs, field.reads, currency);
}

/** `input_4.3` has the key "3", `input_4[]` the key "[]". Null for an input of another field. */
const keyOf = (given: string, name: string): string | null =>
  given === name || /^[.[_]/.test(given.slice(name.length)) ? given.slice(name.length).replace(/^\./, "") : null;

function valuesOf(input: Input): string[] {
  if (input instanceof HTMLSelectElement) return [...input.selectedOptions].map(({ value }) => value);
  const isUnchecked = input instanceof HTMLInputElement && /radio|checkbox/.test(input.type) && !input.checked;
  return isUnchecked ? [] : [input.value];
}
