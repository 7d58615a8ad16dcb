import { create } from "../../kit/enhance/create";

/** The chosen options of several, each with a button that removes it. */
export const tagsOf = (chosen: readonly HTMLOptionElement[], removeText: (name: string) => string): HTMLElement[] =>
  chosen.map(({ ownerDocument: page, value, textContent }) => {
    const cross = create(page, "span", { "aria-hidden": "true" }, "×");
    const remove = create(
      page,
      "button",
      { type: "button", class: "combobox__remove", "aria-label": removeText(textContent ?? "") },
      cross,
    );
    remove.dataset.value = value;
    return create(page, "li", { class: "combobox__tag" }, textContent ?? "", remove);
  });
