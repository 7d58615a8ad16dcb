import type { Translate } from "../../../web/kit/environment/uiStrings";
import type { UiString } from "./uiStrings";

export type Suggestion = { title: string; url: string };

/** The list below a field. Focus stays in the field; the arrow keys choose the active suggestion. */
export class SuggestionList {
  private readonly list: HTMLElement;
  private readonly status = Object.assign(document.createElement("p"), {
    className: "visually-hidden",
    role: "status",
  });
  private readonly restoreField: () => void;
  private chosen = -1;

  constructor(
    form: HTMLFormElement,
    private readonly field: HTMLInputElement,
    private readonly t: Translate<UiString>,
  ) {
    const id = `${field.id}-suggestions`;
    this.list = listbox(id, t("Suggestions"));
    form.append(this.list, this.status);
    this.restoreField = makeCombobox(field, id);
  }

  show(suggestions: readonly Suggestion[]): void {
    const { list, t } = this;
    list.replaceChildren(...suggestions.map((one, index) => optionOf(one, `${list.id}-${index}`)));
    this.choose(-1);
    list.hidden = suggestions.length === 0;
    this.field.setAttribute("aria-expanded", String(!list.hidden));
    const { length: count } = suggestions;
    this.status.textContent = list.hidden ? t("No suggestions") : t("Suggestions: {count}", { count });
  }

  close(): void {
    this.list.hidden = true;
    this.field.setAttribute("aria-expanded", "false");
    this.status.textContent = "";
    this.choose(-1);
  }

  onKeyDown(event: KeyboardEvent): void {
    // While an input method composes characters, it handles the keys.
    if (this.list.hidden || event.isComposing) return;
    const count = this.list.children.length;
    const { chosen } = this;
    if (event.key === "ArrowDown") this.choose(chosen + 1 < count ? chosen + 1 : -1);
    else if (event.key === "ArrowUp") this.choose(chosen < 0 ? count - 1 : chosen - 1);
    else if (event.key === "Escape") this.close();
    else if (event.key === "Enter" && chosen >= 0) this.options()[chosen]?.click();
    else return;
    event.preventDefault();
  }

  remove(): void {
    this.list.remove();
    this.status.remove();
    this.restoreField();
  }

  private options(): HTMLElement[] {
    return [...this.list.children] as HTMLElement[];
  }

  private choose(index: number): void {
    this.chosen = index;
    this.options().forEach((option, position) => {
      option.ariaSelected = String(position === index);
      if (position === index) option.scrollIntoView?.({ block: "nearest" });
    });
    if (index < 0) this.field.removeAttribute("aria-activedescendant");
    else this.field.setAttribute("aria-activedescendant", this.options()[index]?.id ?? "");
  }
}

function listbox(id: string, label: string): HTMLElement {
  const list = document.createElement("div");
  Object.assign(list, { id, className: "search__suggestions", role: "listbox", hidden: true });
  list.setAttribute("aria-label", label);
  // Keeps focus in the field, because the list would close before the click arrives.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  return list;
}

/** Returns the function that restores the field. */
function makeCombobox(field: HTMLInputElement, list: string): () => void {
  const before = field.autocomplete;
  field.autocomplete = "off";
  field.role = "combobox";
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-expanded", "false");
  field.setAttribute("aria-controls", list);
  return () => {
    field.autocomplete = before;
    for (const name of ["role", "aria-autocomplete", "aria-expanded", "aria-controls", "aria-activedescendant"])
      field.removeAttribute(name);
  };
}

/** A link, so that it can be opened in a new tab. */
function optionOf({ title, url }: Suggestion, id: string): HTMLElement {
  const link = document.createElement("a");
  return Object.assign(link, {
    id,
    href: url,
    textContent: title,
    tabIndex: -1,
    role: "option",
    ariaSelected: "false",
  });
}
