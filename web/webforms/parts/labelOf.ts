/** What people read above the inputs of a field. */
export const labelOf = (box: HTMLElement): string => box.querySelector(".field__label")?.textContent?.trim() ?? "";
