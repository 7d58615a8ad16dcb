import { announce } from "../parts/announce";
import { formIdOf } from "../parts/events";
import { randomKey } from "../parts/randomKey";
import { translate } from "../parts/translate";
import { isLocked } from "../submission/lock";
import { discard } from "./discard";
import { addItem, type Item, itemOf } from "./fileItem";
import { Queue } from "./Queue";
import { refusalOf } from "./refusalOf";
import { restoreItems } from "./restoreItems";
import { Transfer } from "./Transfer";
import { forget, type Kept, keep } from "./unfinished";
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
  const queue = new Queue();

  for (const element of list.children) watch(itemOf(element as HTMLElement, t));
  const interrupted = restoreItems(form, { input, list, t, watch });
  showMaximum();
  input.addEventListener("change", add, { signal: until });
  input.dataset.isUploader = "yes";
  // Chosen before this script has loaded, and not on their way with the form.
  if (input.files?.length && !isLocked(form)) add();

  function add() {
    const transfers: Transfer[] = [];
    for (const file of input.files ?? []) {
      const before = interrupted.take(file);
      const key = before?.key ?? randomKey();
      const item = watch(addItem(list, file, t), key);
      const refusal = countOf(list) > limits.maxFiles ? maximumText() : refusalOf(file, limits, t);
      if (refusal) item.fail(refusal);
      else transfers.push(transferOf(file, item, key, before));
    }
    // They are not sent with the form, too.
    input.value = "";
    showMaximum();
    for (const transfer of transfers) queue.add(transfer);
  }

  function transferOf(file: File, item: Item, key: string, before: Kept | undefined): Transfer {
    const { lastModified, size } = file;
    return new Transfer(file, item, {
      t,
      key,
      until,
      url: limits.url,
      fields: { form_id: String(formIdOf(form)), field_id: field, gform_unique_id: uniqueIdOf(form) },
      arrived: before?.arrived,
      enqueue: queue.add,
      onArrival: (arrived) => {
        item.element.dataset.temporary = arrived.data.temp_filename;
        keep(form, name, { key, lastModified, name: file.name, size, arrived });
      },
      onComplete: (uploaded) => {
        listUploaded(form, name, uploaded);
        announce(t("{name} is uploaded.", { name: uploaded.uploaded_filename }));
        showMaximum();
      },
      onFail: showMaximum,
    });
  }

  function watch(item: Item, key?: string): Item {
    item.cancelled.addEventListener("abort", () => {
      const { file, temporary = file } = item.element.dataset;
      if (file) dropUploaded(form, name, file);
      if (temporary) queue.add({ run: () => discard(limits.url, temporary) });
      forget(form, name, key ?? file);
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
