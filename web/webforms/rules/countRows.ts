import type { FormModel } from "../../rules/forms/formModel";
import { boxOf } from "./answersIn";

/** How many items a repeater shows; `repeater` is its id with the row that it is in itself. */
export function countRows(form: HTMLFormElement, { fields }: FormModel, repeater: string): number {
  const [, id, row] = /^(.*?)((?:\[\d+\])*)$/.exec(repeater) ?? [];
  const field = fields.find((one) => one.id === id);
  const box = field && boxOf(form, { ...field, ...(row && { row }) });
  const items = box?.querySelector("[data-repeater] > .repeater__items")?.children;
  return items?.length ?? 0;
}
