/** Passwords, cards and chosen files, which no server sends back. */
const UNSENT = "input[type=password], input[type=file], [data-payment] input[data-part]";

/** Copies what the new HTML of a form or of its page cannot contain. */
export function keepUnsent(before: HTMLElement, after: HTMLElement): void {
  const inputs = [...after.querySelectorAll<HTMLInputElement>(UNSENT)];
  for (const input of before.querySelectorAll<HTMLInputElement>(UNSENT)) {
    const renewed = inputs.find((one) => keyOf(one) === keyOf(input) && one.type === input.type);
    if (!renewed) continue;
    if (input.type !== "file") renewed.value = input.value;
    else if (input.files?.length) renewed.files = input.files;
  }
}

/** Inputs of cards have no name. */
const keyOf = ({ name, id }: HTMLInputElement): string => name || id;
