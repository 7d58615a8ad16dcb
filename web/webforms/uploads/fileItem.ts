import { fileSize } from "../../../intarsia/fields/file_upload/fileSize";
import { create } from "../../kit/enhance/create";
import type { Translate } from "../../kit/environment/uiStrings";
import { announce } from "../parts/announce";
import type { FormScriptUiString } from "../uiStrings";
import type { FileState } from "./uploader";

/** One file in the list of its field. */
export type Item = {
  element: HTMLElement;
  name: string;
  /** Once the visitor removed it. */
  cancelled: AbortSignal;
  setState: (state: FileState) => void;
  setProgress: (share: number) => void;
  complete: (temporary: string) => void;
  fail: (text: string) => void;
};

type T = Translate<FormScriptUiString>;

/** A file that was chosen. */
export function addItem(list: HTMLElement, { name, size }: File, t: T): Item {
  const language = document.documentElement.lang || "en";
  const element = create(
    document,
    "li",
    { class: "file_upload__file", "data-state": "queued" },
    create(document, "span", { class: "file_upload__name" }, name),
    create(document, "span", { class: "file_upload__size" }, fileSize(size, language)),
    create(document, "progress", { max: "1", value: "0", "aria-label": t("Upload of {name}", { name }) }),
  );
  list.append(element);
  return itemOf(element, t);
}

/** A file in the HTML. A button replaces the checkbox that removes it without a script. */
export function itemOf(element: HTMLElement, t: T): Item {
  const ended = new AbortController();
  const name = element.querySelector(".file_upload__name")?.textContent ?? "";
  const progress = element.querySelector("progress");
  const remove = create(document, "button", { type: "button", class: "file_upload__button" }, t("Remove"));
  remove.setAttribute("aria-label", t("Remove {name}", { name }));
  remove.addEventListener("click", () => {
    element.remove();
    ended.abort();
  });
  element.querySelector(".file_upload__remove")?.remove();
  element.append(remove);
  return {
    element,
    name,
    cancelled: ended.signal,
    setState: (state) => {
      element.dataset.state = state;
    },
    setProgress: (share) => {
      if (progress) progress.value = share;
    },
    complete: (temporary) => {
      element.dataset.state = "complete";
      element.dataset.file = temporary;
      progress?.remove();
    },
    fail: (text) => {
      element.dataset.state = "error";
      progress?.remove();
      remove.before(create(document, "span", { class: "file_upload__fault" }, text));
      announce(`${name}: ${text}`);
    },
  };
}
