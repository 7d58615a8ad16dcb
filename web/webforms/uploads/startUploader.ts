import { announce } from "../parts/announce";
import { formIdOf } from "../parts/events";
import { translate } from "../parts/translate";
import { addItem, type Item, itemOf } from "./fileItem";
import { refusalOf } from "./refusalOf";
import { sendFile, UploadError, type Uploaded } from "./sendFile";
import { dropUploaded, listUploaded, uniqueIdOf } from "./uploadedInput";
import { limitsOf } from "./uploader";

/** One file field: its files are uploaded one after the other. */
export function startUploader(form: HTMLFormElement, box: HTMLElement, until: AbortSignal): void {
  const t = translate(form);
  const limits = limitsOf(box);
  const input = box.querySelector("input[type=file]") as HTMLInputElement;
  const list = box.querySelector("ul") as HTMLUListElement;
  const { name } = input;
  const field = box.closest<HTMLElement>("[data-field]")?.dataset.field ?? "";
  let last = Promise.resolve();

  for (const element of list.children) watch(itemOf(element as HTMLElement, t));
  showMaximum();
  input.addEventListener("change", add, { signal: until });
  input.dataset.isUploader = "yes";

  function add() {
    for (const file of input.files ?? []) {
      const item = watch(addItem(list, file, t));
      const refusal = countOf(list) > limits.maxFiles ? maximumText() : refusalOf(file, limits, t);
      if (refusal) item.fail(refusal);
      else last = last.then(() => upload(file, item));
    }
    // They are not sent with the form, too.
    input.value = "";
    showMaximum();
  }

  async function upload(file: File, item: Item) {
    if (item.cancelled.aborted) return;
    item.setState("uploading");
    const fields = { form_id: String(formIdOf(form)), field_id: field, gform_unique_id: uniqueIdOf(form) };
    const stop = AbortSignal.any([until, item.cancelled]);
    try {
      const uploaded = await sendFile(file, { url: limits.url, fields, until: stop, onProgress: item.setProgress });
      complete(item, uploaded);
    } catch (error) {
      if (!stop.aborted) item.fail(failureText(error));
    }
    showMaximum();
  }

  function complete(item: Item, uploaded: Uploaded) {
    item.complete(uploaded.temp_filename);
    listUploaded(form, name, uploaded);
    announce(t("{name} is uploaded.", { name: uploaded.uploaded_filename }));
  }

  function failureText(error: unknown): string {
    const { code, message } = error instanceof UploadError ? error : new UploadError();
    return code === undefined
      ? t("The file could not be uploaded. Try again.")
      : t("Error {code}: {message}", { code, message });
  }

  function watch(item: Item): Item {
    item.cancelled.addEventListener("abort", () => {
      if (item.element.dataset.file) dropUploaded(form, name, item.element.dataset.file);
      announce(t("{name} is removed.", { name: item.name }));
      showMaximum();
      input.focus();
    });
    return item;
  }

  function showMaximum() {
    const isFull = countOf(list) >= limits.maxFiles;
    const found = box.querySelector(".file_upload__maximum");
    input.disabled = isFull;
    list.hidden = list.children.length === 0;
    if (!isFull) return found?.remove();
    if (found) return;
    const text = document.createElement("p");
    text.className = "file_upload__maximum";
    text.textContent = maximumText();
    list.after(text);
    announce(maximumText());
  }

  function maximumText() {
    return t("You have uploaded as many files as you can.");
  }
}

/** Files that failed take no place. */
const countOf = (list: HTMLElement): number => list.querySelectorAll(":scope > :not([data-state=error])").length;
