import { BUTTONS, typeOf } from "../submission/submissionTypes";

/** The pages of a form, whose HTML contains all of them. */
export const pagesOf = (form: HTMLElement): HTMLElement[] => [...form.querySelectorAll<HTMLElement>(".gform_page")];

/** From 1. */
export const numberOf = ({ dataset, id }: HTMLElement): number => Number(dataset.page ?? id.split("_").at(-1)) || 0;

export const pageOf = (form: HTMLElement, number: number): HTMLElement | undefined =>
  pagesOf(form).find((page) => numberOf(page) === number);

/** Shows one page. Buttons of the others are none that the Enter key could press. */
export function showOnly(form: HTMLElement, number: number): void {
  for (const page of pagesOf(form)) {
    page.hidden = numberOf(page) !== number;
    for (const button of page.querySelectorAll<HTMLButtonElement>(`button:is(${BUTTONS})`)) {
      if (typeOf(button)) button.type = page.hidden ? "button" : "submit";
    }
  }
}

/** 0 on the last page. */
export function pageAfter(form: HTMLElement, number: number): number {
  const buttons = [...(pageOf(form, number)?.querySelectorAll<HTMLElement>(BUTTONS) ?? [])];
  const isLast =
    buttons.some((button) => typeOf(button) === "submit") || !pagesOf(form).some((page) => numberOf(page) > number);
  return isLast ? 0 : number + 1;
}
