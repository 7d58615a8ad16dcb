import { BUTTONS, type SubmissionType, typeOf } from "./submissionTypes";

/** Whether a visitor can see and press the button: neither it nor its page of the form is hidden. */
export function isUsable(button: HTMLElement | null): button is HTMLElement {
  if (!button?.isConnected || button.matches(":disabled, [aria-disabled=true]")) return false;
  for (let element: Element | null = button; element; element = element.parentElement) {
    if (getComputedStyle(element).display === "none") return false;
  }
  return getComputedStyle(button).visibility !== "hidden";
}

/** The first usable button of this type. */
export function buttonOf(form: HTMLFormElement, type: SubmissionType): HTMLElement | null {
  const buttons = [...form.querySelectorAll<HTMLElement>(BUTTONS)];
  return buttons.find((button) => typeOf(button) === type && isUsable(button)) ?? null;
}

/** The button that continues or sends the form. */
export const primaryButton = (form: HTMLFormElement): HTMLElement | null =>
  buttonOf(form, "submit") ?? buttonOf(form, "next");
