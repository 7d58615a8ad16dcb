import { announce } from "../parts/announce";
import { formIdOf } from "../parts/events";
import { randomKey } from "../parts/randomKey";
import { translate } from "../parts/translate";
import { isLocked } from "../submission/lock";
import { dropNotice } from "./failedUploads";
import { addItem, type Item, itemOf } from "./items/fileItem";
import { restoreItems, type Waiting } from "./items/restoreItems";
import { forget, type Interrupted, keep } from "./items/unfinished";
import { dropUploaded, listUploaded, uniqueIdOf } from "./items/uploadedInput";
import { limitsOf, refusalOf } from "./limits";
import { discard } from "./sending/discard";
import { Queue } from "./sending/Queue";
import { Transfer } from "./sending/Transfer";

/** One file field: its files are uploaded one after the other. */
export class FieldUploads {
  private readonly t;
  private readonly limits;
  private readonly input: HTMLInputElement;
  private readonly list: HTMLUListElement;
  private readonly queue = new Queue();
  private readonly interrupted: Waiting;
  /** With the keys of what the browser keeps of them, the oldest first. */
  private readonly refused = new Map<Item, string | undefined>();

  constructor(
    private readonly form: HTMLFormElement,
    private readonly box: HTMLElement,
    private readonly until: AbortSignal,
  ) {
    this.t = translate(form);
    this.limits = limitsOf(box);
    this.input = box.querySelector("input[type=file]") as HTMLInputElement;
    this.list = box.querySelector("ul") as HTMLUListElement;
    for (const element of this.list.children as HTMLCollectionOf<HTMLElement>) {
      const item = this.watch(itemOf(element, this.t));
      if (element.dataset.state === "error") this.refused.set(item, element.dataset.file);
    }
    this.interrupted = restoreItems(form, {
      input: this.input,
      list: this.list,
      t: this.t,
      watch: (item, key) => this.watch(item, key),
      refuse: (item, key, reason) => {
        item.fail(reason);
        this.refused.set(item, key);
      },
    });
  }

  start() {
    this.showMaximum();
    this.input.addEventListener("change", () => this.add(), { signal: this.until });
    this.input.dataset.isUploader = "yes";
    // Chosen before this script has loaded, and not on their way with the form.
    if (this.input.files?.length && !isLocked(this.form)) this.add();
  }

  private add() {
    const transfers: Transfer[] = [];
    const files = [...(this.input.files ?? [])];
    this.replaceRefused(files.length);
    for (const file of files) {
      const before = this.interrupted.take(file);
      const key = before?.key ?? randomKey();
      const item = this.watch(addItem(this.list, file, this.t), key);
      const refusal = this.count() > this.limits.maxFiles ? this.maximum() : refusalOf(file, this.limits, this.t);
      if (refusal) {
        item.fail(refusal);
        this.refuse(item, file, key, refusal);
      } else transfers.push(this.transferOf(file, item, key, before));
    }
    // They are not sent with the form, too.
    this.input.value = "";
    this.showMaximum();
    for (const transfer of transfers) this.queue.add(transfer);
  }

  /** Each file that is chosen takes the place of one that was refused. */
  private replaceRefused(count: number) {
    for (const [item, key] of [...this.refused].slice(0, count)) {
      this.refused.delete(item);
      item.element.remove();
      forget(this.form, this.input.name, key);
    }
    dropNotice(this.form, this.box);
  }

  /** It stays in the list over a reload and on other pages of the form, so that nobody believes it was sent. */
  private refuse(item: Item, { lastModified, name, size }: File, key: string, refusal: string) {
    this.refused.set(item, key);
    keep(this.form, this.input.name, { key, lastModified, name, size, refusal });
  }

  private transferOf(file: File, item: Item, key: string, before: Interrupted | undefined): Transfer {
    const { form } = this;
    const { lastModified, name, size } = file;
    const field = this.box.closest<HTMLElement>("[data-field]")?.dataset.field ?? "";
    return new Transfer(file, item, {
      t: this.t,
      key,
      until: this.until,
      url: this.limits.url,
      fields: { form_id: String(formIdOf(form)), field_id: field, gform_unique_id: uniqueIdOf(form) },
      arrived: before?.arrived,
      enqueue: this.queue.add,
      onArrival: (arrived) => {
        item.element.dataset.temporary = arrived.data.temp_filename;
        keep(form, this.input.name, { key, lastModified, name, size, arrived });
      },
      onComplete: (uploaded) => {
        listUploaded(form, this.input.name, uploaded);
        announce(this.t("{name} is uploaded.", { name: uploaded.uploaded_filename }));
        this.showMaximum();
      },
      onFail: (refusal) => {
        if (refusal) this.refuse(item, file, key, refusal);
        this.showMaximum();
      },
    });
  }

  private watch(item: Item, key?: string): Item {
    item.cancelled.addEventListener("abort", () => this.remove(item, key));
    return item;
  }

  private remove(item: Item, key?: string) {
    const { file, temporary = file } = item.element.dataset;
    this.refused.delete(item);
    dropNotice(this.form, this.box);
    if (file) dropUploaded(this.form, this.input.name, file);
    if (temporary) this.queue.add({ run: () => discard(this.limits.url, temporary) });
    forget(this.form, this.input.name, key ?? file);
    announce(this.t("{name} is removed.", { name: item.name }));
    this.showMaximum();
    this.input.focus();
  }

  private showMaximum() {
    const isFull = this.count() >= this.limits.maxFiles;
    const found = this.box.querySelector(".file_upload__maximum");
    this.input.disabled = isFull;
    this.list.hidden = this.list.children.length === 0;
    if (!isFull) return found?.remove();
    if (found) return;
    const text = document.createElement("p");
    text.className = "file_upload__maximum";
    text.textContent = this.maximum();
    this.list.after(text);
    announce(this.maximum());
  }

  private maximum(): string {
    return this.t("You have uploaded as many files as you can.");
  }

  /** Files that failed take no place. */
  private count(): number {
    return this.list.querySelectorAll(":scope > :not([data-state=error])").length;
  }
}
