import type { FieldModel } from "../../rules/forms/formModel";
import { type Input, inputsIn } from "../parts/postedIn";

/** Inputs that were disabled before, and stay so. */
const OWN = "gf-default-disabled";

/** What is in a hidden page or section is hidden itself, so only fields enable and disable their inputs. */
export function setHidden(box: HTMLElement, { number, page }: FieldModel, isHidden: boolean): void {
  delete box.dataset.hiddenAtFirst;
  // Which page is visible is decided by paging; a hidden page is skipped.
  if (page === undefined) box.hidden = isHidden;
  else box.toggleAttribute("data-skipped", isHidden);
  if (number !== undefined) for (const input of inputsIn(box)) setDisabled(input, isHidden);
}

function setDisabled(input: Input, isDisabled: boolean): void {
  if (isDisabled && input.disabled) input.classList.add(OWN);
  if (!input.classList.contains(OWN)) input.disabled = isDisabled;
}

/** Gives a field its initial answer again. */
export function reset(box: HTMLElement, { initial = [] }: FieldModel): void {
  for (const input of inputsIn(box)) resetInput(input, initial);
}

function resetInput(input: Input, initial: readonly string[]): void {
  if (input instanceof HTMLSelectElement) {
    for (const option of input.options) option.selected = initial.includes(option.value);
    if (!input.multiple && input.selectedIndex < 0) input.selectedIndex = 0;
  } else if (/^(radio|checkbox)$/.test(input.type)) {
    (input as HTMLInputElement).checked = initial.includes(input.value);
  } else if (input.type !== "hidden") {
    input.value = (!input.name.includes("_other") && initial[0]) || "";
  }
}
