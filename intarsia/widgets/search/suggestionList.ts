import type { Translate } from "../../../web/kit/environment/uiStrings";
import type { UiString } from "./uiStrings";

export type Suggestion = { title: string; url: string };

/** The list below a field. Focus stays in the field; the arrow keys choose the active suggestion. */
export function suggestionList(form: HTMLFormElement, field: HTMLInputElement, t: Translate<UiString>) {
  const id = `${field.id}-suggestions`;
  const list = listbox(id, t("Suggestions"));
  const status = Object.assign(document.createElement("p"), { className: "visually-hidden", role: "status" });
  form.append(list, status);
  const restoreField = makeCombobox(field, id);
  let chosen = -1;

  const options = () => [...list.children] as HTMLElement[];

  function choose(index: number) {
    chosen = index;
    options().forEach((option, position) => {
      option.ariaSelected = String(position === index);
      if (position === index) option.scrollIntoView?.({ block: "nearest" });
    });
    if (index < 0) field.removeAttribute("aria-activedescendant");
    else field.setAttribute("aria-activedescendant", options()[index]?.id ?? "");
  }

  function close() {
    list.hidden = true;
    field.setAttribute("aria-expanded", "false");
    status.textContent = "";
    choose(-1);
  }

  function show(suggestions: readonly Suggestion[]) {
    list.replaceChildren(...suggestions.map((one, index) => optionOf(one, `${id}-${index}`)));
    choose(-1);
    list.hidden = suggestions.length === 0;
    field.setAttribute("aria-expanded", String(!list.hidden));
    status.textContent = list.hidden ? t("No suggestions") : t("{count} suggestions", { count: suggestions.length });
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes characters, it handles the keys.
    if (list.hidden || event.isComposing) return;
    const count = list.children.length;
    if (event.key === "ArrowDown") choose(chosen + 1 < count ? chosen + 1 : -1);
    else if (event.key === "ArrowUp") choose(chosen < 0 ? count - 1 : chosen - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter" && chosen >= 0) options()[chosen]?.click();
    else return;
    event.preventDefault();
  }

  function remove() {
    list.remove();
    status.remove();
    restoreField();
  }

  return { show, close, onKeyDown, remove };
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
