import { fileSize } from "../../../../intarsia/fields/file_upload/fileSize";
import { create } from "../../../kit/enhance/create";
import type { Translate } from "../../../kit/environment/uiStrings";
import { announce } from "../../parts/announce";
import type { FormScriptUiString } from "../../uiStrings";
import { type Action, actionButton, addButton } from "./buttons";

type T = Translate<FormScriptUiString>;
type FileState = "queued" | "uploading" | "complete" | "error";

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
  const remove = addButton(element, t("Remove"), t("Remove {name}", { name }));
  remove.addEventListener("click", () => {
    element.remove();
    ended.abort();
  });
  element.querySelector(".file_upload__remove")?.remove();
  const setAction = actionButton(remove, name, t);
  return {
    element,
    name,
    cancelled: ended.signal,
    setAction,
    ...shownIn(element),
    ...endsOf(element, name, setAction),
  };
}

function shownIn(element: HTMLElement): Pick<Item, "setState" | "setStatus" | "setProgress"> {
  const progress = element.querySelector("progress");
  const status = element.querySelector(".file_upload__status");
  return {
    setState: (state) => setState(element, state),
    setStatus: (text) => {
      if (status) status.textContent = text;
    },
    setProgress: (share) => {
      if (progress) progress.value = share;
    },
  };
}

function endsOf(element: HTMLElement, name: string, setAction: Item["setAction"]): Pick<Item, "complete" | "fail"> {
  return {
    complete: (temporary) => {
      setState(element, "complete");
      element.dataset.file = temporary;
      for (const part of element.querySelectorAll("progress, .file_upload__status")) part.remove();
      setAction();
    },
    fail: (text, action) => {
      setState(element, "error");
      setAction(action);
      element.append(create(document, "span", { class: "file_upload__fault" }, text));
      announce(`${name}: ${text}`);
    },
  };
}

function setState(element: HTMLElement, state: FileState): void {
  element.dataset.state = state;
  element.querySelector(".file_upload__fault")?.remove();
}
