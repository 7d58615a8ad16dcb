import { isAnswered } from "../parts/isAnswered";
import { type Input, valuesOf } from "../parts/postedIn";

/** The values of inputs by name, as a form sends them. */
export type Values = Record<string, string[]>;

/** Never kept: what is secret, what the browser cannot set, and what nobody typed. */
const EXCLUDED = /^(hidden|password|file|submit|button|reset|image)$/;

/** What differs from the empty form: everything, once the server has shown answers. */
export function readValues(form: HTMLFormElement): Values {
  const values: Values = {};
  for (const [name, inputs] of inputsByName(form))
    if (isAnswered(form) || inputs.some(isChanged)) values[name] = inputs.flatMap(valuesOf);
  return values;
}

export function inputsByName(form: HTMLFormElement): Map<string, Input[]> {
  const groups = new Map<string, Input[]>();
  for (const input of [...form.elements].filter(isKept))
    groups.set(input.name, [...(groups.get(input.name) ?? []), input]);
  return groups;
}

function isKept(element: Element): element is Input {
  if (!element.matches("input, select, textarea")) return false;
  const { name, type, autocomplete } = element as Input;
  return name !== "" && !EXCLUDED.test(type) && !/\bcc-/.test(autocomplete);
}

export const isCheckable = ({ type }: Input): boolean => type === "checkbox" || type === "radio";

export function isChanged(input: Input): boolean {
  if (input instanceof HTMLSelectElement) return optionsOf(input).some((one) => one.selected !== isDefault(input, one));
  return isCheckable(input)
    ? (input as HTMLInputElement).checked !== (input as HTMLInputElement).defaultChecked
    : input.value !== input.defaultValue;
}

export const optionsOf = (input: HTMLSelectElement): HTMLOptionElement[] => [...input.options];

/** In a select without a selected option, the browser selects the first. */
function isDefault(input: HTMLSelectElement, option: HTMLOptionElement): boolean {
  const hasDefault = input.multiple || optionsOf(input).some((one) => one.defaultSelected);
  return hasDefault ? option.defaultSelected : option.index === 0;
}
