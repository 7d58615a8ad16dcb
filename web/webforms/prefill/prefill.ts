import { resumedBy } from "../drafts/draftStore";
import { isAnswered } from "../parts/isAnswered";

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const INPUTS = "input:not([type=password], [type=file], [type=hidden]), select, textarea";

/** Fills in fields from the query string of the page, so that its HTML is the same for all visitors. */
export function fillFromUrl(form: HTMLFormElement): void {
  if (isAnswered(form) || resumedBy(form)) return;
  const query = new URLSearchParams(location.search);
  for (const field of form.querySelectorAll<HTMLElement>("[data-prefill]")) {
    const values = query.getAll(field.dataset.prefill ?? "");
    if (values.length > 0) fill(inputsOf(field), values);
  }
}

/** A hidden field has no box. */
const inputsOf = (field: HTMLElement): Input[] =>
  field instanceof HTMLInputElement ? [field] : [...field.querySelectorAll<Input>(INPUTS)];

/** As if the server had sent it: also as the default, so that what the visitor changes is kept as a change. */
function fill(inputs: readonly Input[], values: readonly string[]): void {
  const [input] = inputs;
  if (!input) return;
  const wanted = new Set(values.flatMap((value) => [value, ...value.split(",")]));
  if (input instanceof HTMLSelectElement) chooseOptions(input, wanted);
  else if (isCheckable(input)) check(inputs as HTMLInputElement[], wanted);
  else input.value = input.defaultValue = values[0] ?? "";
}

const isCheckable = ({ type }: Input): boolean => type === "checkbox" || type === "radio";

/** A value that is none of the options changes nothing. */
function chooseOptions(select: HTMLSelectElement, wanted: ReadonlySet<string>): void {
  const options = [...select.options];
  if (!options.some(({ value }) => wanted.has(value))) return;
  for (const option of options) option.selected = option.defaultSelected = wanted.has(option.value);
}

function check(inputs: readonly HTMLInputElement[], wanted: ReadonlySet<string>): void {
  if (!inputs.some(({ value }) => wanted.has(value))) return;
  for (const input of inputs) input.checked = input.defaultChecked = wanted.has(input.value);
}
