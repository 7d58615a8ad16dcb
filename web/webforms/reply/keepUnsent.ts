/** Passwords, cards and chosen files, which no server sends back. */
const UNSENT = "input[type=password], input[type=file], [data-payment] input[data-part]";

/** Copies what the new HTML of a form cannot contain. */
export function keepUnsent(before: HTMLFormElement, after: HTMLFormElement): void {
  for (const input of before.querySelectorAll<HTMLInputElement>(UNSENT)) {
    // Inputs of cards have no name.
    const renewed = after.elements.namedItem(input.name || input.id);
    if (!(renewed instanceof HTMLInputElement) || renewed.type !== input.type) continue;
    if (input.type !== "file") renewed.value = input.value;
    else if (input.files?.length) renewed.files = input.files;
  }
}
