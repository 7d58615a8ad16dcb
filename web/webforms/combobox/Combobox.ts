import { create } from "../../kit/enhance/create";
import { announce } from "../parts/announce";
import { translate } from "../parts/translate";
import { comboboxOptions } from "./comboboxOptions";
import { onKey } from "./keys";
import { Listbox } from "./Listbox";
import { searchIn } from "./search";
import { tagsOf } from "./tags";

/** While somebody types, in milliseconds: screen readers say the number of results once. */
const PAUSE = 500;

/** A text input with a list of options, as in the combobox pattern of the ARIA Authoring Practices Guide. */
export class Combobox {
  readonly input: HTMLInputElement;
  readonly list: Listbox;
  private readonly tags: HTMLElement;
  private readonly search: (text: string) => HTMLOptionElement[];
  private readonly t;
  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly select: HTMLSelectElement,
    form: HTMLFormElement,
    until: AbortSignal,
  ) {
    const page = select.ownerDocument;
    const options = comboboxOptions(select);
    const whileLive = { signal: until };
    this.t = translate(form);
    this.search = searchIn(select, options);
    this.list = new Listbox(select, options);
    this.tags = create(page, "ul", { class: "combobox__tags" });
    this.input = create(page, "input", this.attributes());
    const box = create(page, "div", { class: "combobox" }, this.tags, this.input, this.list.element);
    this.replaceSelect(box);
    this.input.addEventListener("input", () => this.find(), whileLive);
    this.input.addEventListener("click", () => this.open(), whileLive);
    this.input.addEventListener("keydown", (event) => onKey(this, event), whileLive);
    this.list.element.addEventListener("mousedown", (event) => event.preventDefault(), whileLive);
    this.list.element.addEventListener("click", (event) => this.choose(this.list.optionAt(event.target)), whileLive);
    this.tags.addEventListener("click", (event) => this.removeTag(event), whileLive);
    box.addEventListener("focusout", ({ relatedTarget }) => box.contains(relatedTarget as Node) || this.close());
    select.addEventListener("focus", () => this.input.focus(), whileLive);
    this.show();
    // A visitor may have reached the browser's own select before this code had loaded.
    if (page.activeElement === select) this.input.focus();
  }

  get isOpen(): boolean {
    return !this.list.element.hidden;
  }

  /** The chosen options and the state of the select. */
  show(): void {
    const { select, input } = this;
    const chosen = [...select.selectedOptions].filter(({ value }) => value !== "");
    input.disabled = select.disabled;
    input.placeholder = select.options[0]?.value === "" ? (select.options[0].textContent ?? "") : "";
    if (select.multiple) this.tags.replaceChildren(...tagsOf(chosen, (name) => this.t("Remove {name}", { name })));
    else if (!this.isOpen) input.value = chosen[0]?.textContent ?? "";
    this.tags.hidden = chosen.length === 0 || !select.multiple;
  }

  open(): void {
    if (this.isOpen || this.select.disabled) return;
    this.list.show(this.search(""), this.emptyText(""));
    this.setExpanded(true);
    if (!this.select.multiple) this.input.select();
  }

  close(): void {
    clearTimeout(this.pause);
    this.setExpanded(false);
    if (this.select.multiple) this.input.value = "";
    this.show();
  }

  /** In a multiple select, choosing an option again removes it. */
  choose(option: HTMLOptionElement | undefined): void {
    if (!option) return;
    option.selected = this.select.multiple ? !option.selected : true;
    this.changed();
    if (this.select.multiple) {
      this.list.mark();
      this.input.select();
    } else this.close();
  }

  /** Does nothing unless several options can be chosen. */
  removeLast(): void {
    const last = this.select.multiple && [...this.select.selectedOptions].at(-1);
    if (last) this.choose(last);
  }

  move(step: number): void {
    if (this.isOpen) this.list.move(step);
    else this.open();
    this.input.setAttribute("aria-activedescendant", this.list.activeId);
  }

  private find(): void {
    const text = this.input.value;
    const found = this.search(text);
    this.list.show(found, this.emptyText(text));
    this.setExpanded(true);
    clearTimeout(this.pause);
    const count = found.length;
    this.pause = setTimeout(
      () => announce(count ? this.t("Results: {count}", { count }) : this.emptyText(text)),
      PAUSE,
    );
  }

  private emptyText(text: string): string {
    const { no_results_text: own } = comboboxOptions(this.select);
    return own ? `${own} ${text}` : this.t("No results for “{text}”", { text });
  }

  private changed(): void {
    for (const type of ["input", "change"]) this.select.dispatchEvent(new Event(type, { bubbles: true }));
    this.show();
  }

  private removeTag({ target }: Event): void {
    const button = (target as Element).closest<HTMLElement>("[data-value]");
    const option = [...this.select.selectedOptions].find(({ value }) => value === button?.dataset.value);
    if (!option) return;
    this.choose(option);
    this.input.focus();
  }

  private setExpanded(isOpen: boolean): void {
    this.list.element.hidden = !isOpen;
    this.input.setAttribute("aria-expanded", String(isOpen));
    this.input.setAttribute("aria-activedescendant", isOpen ? this.list.activeId : "");
  }

  private attributes(): Record<string, string> {
    const { select } = this;
    const copied = ["aria-describedby", "aria-invalid", "aria-required"].flatMap((name) => {
      const value = select.getAttribute(name);
      return value === null ? [] : [[name, value] as const];
    });
    return {
      ...Object.fromEntries(copied),
      id: `${select.id}_search`,
      class: "field__input field__input--select combobox__input",
      type: "text",
      role: "combobox",
      autocomplete: "off",
      spellcheck: "false",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": this.list.element.id,
    };
  }

  private replaceSelect(box: HTMLElement): void {
    const { select, input } = this;
    for (const label of select.labels) label.htmlFor = input.id;
    select.after(box);
    select.classList.add("visually-hidden");
    select.tabIndex = -1;
    select.setAttribute("aria-hidden", "true");
  }
}
