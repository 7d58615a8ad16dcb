/** The values of inputs by name, as a form sends them. */
export type Values = Record<string, string[]>;

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Never kept: what is secret, what the browser cannot set, and what nobody typed. */
const EXCLUDED = /^(hidden|password|file|submit|button|reset|image)$/;

/** What differs from the form as the server sent it. */
export function readValues(form: HTMLFormElement): Values {
  const values: Values = {};
  for (const [name, inputs] of inputsByName(form)) if (inputs.some(isChanged)) values[name] = inputs.flatMap(valuesOf);
  return values;
}

/** Fills in what is still as the server sent it. Returns whether there was any. */
export function writeValues(form: HTMLFormElement, values: Readonly<Record<string, readonly string[]>>): boolean {
  const unchanged = [...inputsByName(form)].filter(([name, inputs]) => values[name] && !inputs.some(isChanged));
  for (const [name, inputs] of unchanged) {
    const remaining = [...(values[name] ?? [])];
    for (const input of inputs) write(input, remaining);
    for (const type of ["input", "change"]) inputs[0]?.dispatchEvent(new Event(type, { bubbles: true }));
  }
  return unchanged.length > 0;
}

function inputsByName(form: HTMLFormElement): Map<string, Input[]> {
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

const isCheckable = ({ type }: Input): boolean => type === "checkbox" || type === "radio";

function isChanged(input: Input): boolean {
  if (input instanceof HTMLSelectElement) return optionsOf(input).some((one) => one.selected !== isDefault(input, one));
  return isCheckable(input)
    ? (input as HTMLInputElement).checked !== (input as HTMLInputElement).defaultChecked
    : input.value !== input.defaultValue;
}

const optionsOf = (input: HTMLSelectElement): HTMLOptionElement[] => [...input.options];

/** Of a select without a selected option, the browser selects the first. */
function isDefault(input: HTMLSelectElement, option: HTMLOptionElement): boolean {
  const hasDefault = input.multiple || optionsOf(input).some((one) => one.defaultSelected);
  return hasDefault ? option.defaultSelected : option.index === 0;
}

function valuesOf(input: Input): string[] {
  if (input instanceof HTMLSelectElement) return [...input.selectedOptions].map(({ value }) => value);
  return isCheckable(input) && !(input as HTMLInputElement).checked ? [] : [input.value];
}

/** Takes the values that it uses out of `values`. */
function write(input: Input, values: string[]): void {
  if (input instanceof HTMLSelectElement) {
    for (const option of optionsOf(input)) option.selected = values.includes(option.value);
  } else if (isCheckable(input)) {
    (input as HTMLInputElement).checked = values.includes(input.value);
  } else {
    input.value = values.shift() ?? input.value;
  }
}
