import type { PostedInputs } from "../../rules/answers/readInputs";

export type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The inputs of a box. */
export const inputsIn = (box: HTMLElement | null): Input[] => [
  ...(box?.querySelectorAll<Input>("input, textarea, select") ?? []),
];

/** What the browser would send of the field with this number. A disabled input sends nothing. */
export function postedIn(box: HTMLElement | null, number: string): PostedInputs {
  const posted: Record<string, string[]> = {};
  for (const input of inputsIn(box)) {
    const key = keyOf(input, number);
    if (key !== null && !input.disabled) posted[key] = [...(posted[key] ?? []), ...valuesOf(input)];
  }
  return posted;
}

/** `input_4.3` has the key "3", `input_4[]` the key "[]". Null for an input of another field. */
export function keyOf({ name: given }: Input, number: string): string | null {
  const name = `input_${number}`;
  const rest = given.slice(name.length);
  return given.startsWith(name) && /^(?:$|[.[_])/.test(rest) ? rest.replace(/^\./, "") : null;
}

/** What the browser would send of it. */
export function valuesOf(input: Input): string[] {
  if (input instanceof HTMLSelectElement) return [...input.selectedOptions].map(({ value }) => value);
  const isUnchecked = input instanceof HTMLInputElement && /radio|checkbox/.test(input.type) && !input.checked;
  return isUnchecked ? [] : [input.value];
}
