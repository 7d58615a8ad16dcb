import { create } from "../../../kit/enhance/create";
import type { Translate } from "../../../kit/environment/uiStrings";
import type { FormScriptUiString } from "../../uiStrings";

type T = Translate<FormScriptUiString>;

/** What the button before “Remove” does. */
export type Action = { label: "Pause" | "Resume" | "Try again" | "Choose again"; run: () => void };

/** Shows another action, or none. The same element for all actions, so that it keeps the focus. */
export function actionButton(remove: HTMLElement, name: string, t: T): (action?: Action) => void {
  let button: HTMLButtonElement | undefined;
  let current: Action | undefined;
  return (action) => {
    current = action;
    if (!action) {
      if (button && button === document.activeElement) remove.focus();
      button?.remove();
      button = undefined;
      return;
    }
    if (!button) {
      button = addButton(remove, "", "");
      button.addEventListener("click", () => current?.run());
    }
    button.textContent = t(action.label);
    button.setAttribute("aria-label", `${t(action.label)}: ${name}`);
  };
}

/** At the end of the item, or before one of its buttons. */
export function addButton(place: HTMLElement, text: string, label: string): HTMLButtonElement {
  const attributes = { type: "button", class: "file_upload__button", "aria-label": label };
  const button = create(document, "button", attributes, text) as HTMLButtonElement;
  if (place instanceof HTMLButtonElement) place.before(button);
  else place.append(button);
  return button;
}
