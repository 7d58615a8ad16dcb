import { fileSize } from "../../../intarsia/fields/file_upload/fileSize";
import { create } from "../../kit/enhance/create";
import type { Translate } from "../../kit/environment/uiStrings";
import { announce } from "../parts/announce";
import type { FormScriptUiString } from "../uiStrings";
import type { FileState } from "./uploader";

type T = Translate<FormScriptUiString>;
type Action = { label: "Pause" | "Resume" | "Try again" | "Choose again"; run: () => void };

/** One file in the list of its field. */
export type Item = {
  element: HTMLElement;
  name: string;
  /** Once the visitor removed it. */
  cancelled: AbortSignal;
  setState: (state: FileState) => void;
  /** What is going on with the file, next to its name. */
  setStatus: (text: string) => void;
  setProgress: (share: number) => void;
  /** The button before “Remove”; none without an action. */
  setAction: (action?: Action) => void;
  complete: (temporary: string) => void;
  fail: (text: string, action?: Action) => void;
};

export const language = (): string => document.documentElement.lang || "en";

/** A file that was chosen. */
export function addItem(list: HTMLElement, { name, size }: Pick<File, "name" | "size">, t: T): Item {
  const element = create(
    document,
    "li",
    { class: "file_upload__file", "data-state": "queued" },
    create(document, "span", { class: "file_upload__name" }, name),
    create(document, "span", { class: "file_upload__size" }, fileSize(size, language())),
    create(document, "progress", { max: "1", value: "0", "aria-label": t("Upload of {name}", { name }) }),
    create(document, "span", { class: "file_upload__status" }, t("Waiting")),
  );
  list.append(element);
  return itemOf(element, t);
}

/** A file in the HTML. A button replaces the checkbox that removes it without a script. */
export function itemOf(element: HTMLElement, t: T): Item {
  const ended = new AbortController();
  const name = element.querySelector(".file_upload__name")?.textContent ?? "";
  const progress = element.querySelector("progress");
  const status = element.querySelector(".file_upload__status");
  const remove = addButton(element, t("Remove"), t("Remove {name}", { name }));
  const button = actionButton(remove, name, t);
  remove.addEventListener("click", () => {
    element.remove();
    ended.abort();
  });
  element.querySelector(".file_upload__remove")?.remove();

  function setState(state: FileState) {
    element.dataset.state = state;
    element.querySelector(".file_upload__fault")?.remove();
  }

  return {
    element,
    name,
    cancelled: ended.signal,
    setState,
    setStatus: (text) => {
      if (status) status.textContent = text;
    },
    setProgress: (share) => {
      if (progress) progress.value = share;
    },
    setAction: button,
    complete: (temporary) => {
      setState("complete");
      element.dataset.file = temporary;
      progress?.remove();
      status?.remove();
      button();
    },
    fail: (text, action) => {
      setState("error");
      button(action);
      element.append(create(document, "span", { class: "file_upload__fault" }, text));
      announce(`${name}: ${text}`);
    },
  };
}

/** The same element for all actions, so that it keeps the focus. */
function actionButton(remove: HTMLElement, name: string, t: T): Item["setAction"] {
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
function addButton(place: HTMLElement, text: string, label: string): HTMLButtonElement {
  const attributes = { type: "button", class: "file_upload__button", "aria-label": label };
  const button = create(document, "button", attributes, text) as HTMLButtonElement;
  if (place instanceof HTMLButtonElement) place.before(button);
  else place.append(button);
  return button;
}
