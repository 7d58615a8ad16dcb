import type { Input } from "../parts/postedIn";
import { inputsByName, isChanged, isCheckable, optionsOf } from "./typedValues";

/** Fills in what is still as the server sent it. Returns whether the visitor sees a difference. */
export function writeValues(form: HTMLFormElement, values: Readonly<Record<string, readonly string[]>>): boolean {
  const unchanged = [...inputsByName(form)].filter(([name, inputs]) => values[name] && !inputs.some(isChanged));
  for (const [name, inputs] of unchanged) {
    const remaining = [...(values[name] ?? [])];
    for (const input of inputs) write(input, remaining);
    for (const type of ["input", "change"]) inputs[0]?.dispatchEvent(new Event(type, { bubbles: true }));
  }
  return unchanged.some(([, inputs]) => inputs.some(isChanged));
}

/** The script disables what rules hide, which can appear again; a choice without places cannot be sent. */
const isFull = (input: Input): boolean => input.disabled && !input.closest("[hidden]");

/** Takes the values that it uses out of `values`. */
function write(input: Input, values: string[]): void {
  if (input instanceof HTMLSelectElement) {
    for (const option of optionsOf(input)) option.selected = !option.disabled && values.includes(option.value);
  } else if (isCheckable(input)) {
    (input as HTMLInputElement).checked = !isFull(input) && values.includes(input.value);
  } else {
    input.value = values.shift() ?? input.value;
  }
}
