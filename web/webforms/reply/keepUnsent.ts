/** Passwords, cards and chosen files, which no server sends back. */
const UNSENT = "input[type=password], input[type=file], [data-payment] input[data-part]";

/** Copies what the new HTML of a form or of its page cannot contain. */
export function keepUnsent(before: HTMLElement, after: HTMLElement): void {
  const inputs = [...after.querySelectorAll<HTMLInputElement>(UNSENT)];
  for (const input of before.querySelectorAll<HTMLInputElement>(UNSENT)) {
    const renewed = inputs.find((one) => keyOf(one) === keyOf(input) && one.type === input.type);
    if (!renewed) continue;
    if (input.type !== "file") renewed.value = input.value;
    else if (input.files?.length && countListed(renewed) === countListed(input)) renewed.files = input.files;
  }
}

/** The server lists next to the new input what was sent with the form. It is not sent twice. */
const countListed = ({ parentElement }: HTMLInputElement): number =>
  parentElement?.querySelectorAll("[data-file]").length ?? 0;

/** Inputs of cards have no name. */
const keyOf = ({ name, id }: HTMLInputElement): string => name || id;
