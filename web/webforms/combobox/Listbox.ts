import { create } from "../../kit/enhance/create";
import type { ComboboxOptions } from "./comboboxOptions";

/** The options that were found. Long lists are shown piece by piece, because thousands of elements are slow. */
export class Listbox {
  readonly element: HTMLElement;
  private found: readonly HTMLOptionElement[] = [];
  private position = 0;

  constructor(
    private readonly select: HTMLSelectElement,
    private readonly options: ComboboxOptions,
  ) {
    this.element = create(select.ownerDocument, "ul", {
      id: `${select.id}_list`,
      class: "combobox__list",
      role: "listbox",
      "aria-label": select.labels[0]?.textContent ?? "",
      ...(select.multiple && { "aria-multiselectable": "true" }),
    });
    this.element.hidden = true;
    this.element.addEventListener("scroll", () => this.isNearEnd() && this.append());
  }

  get active(): HTMLOptionElement | undefined {
    return this.found[this.position];
  }

  /** Empty if nothing was found. */
  get activeId(): string {
    return this.active ? this.idAt(this.position) : "";
  }

  /** `emptyText` is shown if nothing was found. */
  show(found: readonly HTMLOptionElement[], emptyText: string): void {
    this.found = found;
    const chosen = found.findIndex(({ selected }) => selected);
    this.position = this.select.multiple ? 0 : Math.max(chosen, 0);
    this.element.replaceChildren();
    if (found.length === 0) this.element.append(this.itemWith(emptyText));
    this.append();
    while (this.position >= this.element.children.length && this.append());
    this.mark();
  }

  move(step: number): void {
    const last = this.found.length - 1;
    if (last < 0) return;
    this.position = Math.min(Math.max(this.position + step, 0), last);
    while (this.position >= this.element.children.length && this.append());
    this.mark();
  }

  optionAt(target: EventTarget | null): HTMLOptionElement | undefined {
    const item = (target as Element | null)?.closest<HTMLElement>("[role=option]");
    return item?.dataset.index === undefined ? undefined : this.found[Number(item.dataset.index)];
  }

  /** Shows which options are chosen and which one is active. */
  mark(): void {
    for (const [index, item] of [...this.element.children].entries()) {
      const option = this.found[index];
      if (!option) continue;
      item.setAttribute("aria-selected", String(option.selected));
      item.classList.toggle("combobox__option--active", index === this.position);
    }
    this.element.children[this.position]?.scrollIntoView?.({ block: "nearest" });
  }

  /** Whether there were more. */
  private append(): boolean {
    const from = this.found.length === 0 ? 0 : this.element.children.length;
    const more = this.found.slice(from, from + this.options.max_shown_results);
    this.element.append(...more.map((option, index) => this.itemOf(option, from + index)));
    return more.length > 0;
  }

  private itemOf(option: HTMLOptionElement, index: number): HTMLElement {
    const item = this.itemWith(option.textContent ?? "");
    item.id = this.idAt(index);
    item.dataset.index = String(index);
    item.setAttribute("aria-selected", String(option.selected));
    item.setAttribute("aria-setsize", String(this.found.length));
    item.setAttribute("aria-posinset", String(index + 1));
    return item;
  }

  private itemWith(text: string): HTMLElement {
    const attributes = { role: "option", class: "combobox__option", "aria-selected": "false" };
    return create(this.select.ownerDocument, "li", attributes, text);
  }

  private idAt(index: number): string {
    return `${this.element.id}_${index}`;
  }

  private isNearEnd(): boolean {
    const { scrollTop, clientHeight, scrollHeight } = this.element;
    return scrollHeight - scrollTop - clientHeight < clientHeight;
  }
}
