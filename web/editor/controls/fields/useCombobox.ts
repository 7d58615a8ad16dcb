import { type KeyboardEvent, type Ref, useId, useState } from "react";

type Options<Item> = {
  label: string;
  listLabel: string;
  placeholder: string;
  find: (query: string) => readonly Item[];
  /** The active option while nothing is typed. */
  isFirst?: (item: Item) => boolean;
  onChoose: (item: Item) => void;
  /** By key name: how far the active option moves. */
  steps: Readonly<Record<string, number>>;
  /** Moves from the last option to the first. */
  isRound?: boolean;
};

/**
 * A field that filters a list. Focus stays in the field, which references the active option; arrow keys move it and
 * Enter chooses it. Its three parts are spread on the field, the list and the options.
 */
export function useCombobox<Item>(options: Options<Item>) {
  const { label, listLabel, placeholder, find, isFirst, onChoose, steps, isRound } = options;
  const list = useId();
  const [query, setQuery] = useState("");
  const found = find(query);
  const [chosen, mark] = useState(() => (isFirst ? Math.max(0, found.findIndex(isFirst)) : 0));
  const marked = Math.min(chosen, found.length - 1);

  function onKeyDown(event: KeyboardEvent) {
    const by = steps[event.key];
    if (event.key === "Enter") choose(marked);
    else if (by) move(by);
    else return;
    event.preventDefault();
  }
  function choose(index: number) {
    const item = found[index];
    if (item !== undefined) onChoose(item);
  }
  function move(by: number) {
    const next = isRound ? (marked + by + found.length) % Math.max(1, found.length) : marked + by;
    if (found[next] !== undefined) mark(next);
  }

  return {
    query,
    setQuery,
    found,
    marked,
    mark,
    field: {
      "data-first": true,
      type: "text",
      role: "combobox",
      className: "input",
      "aria-label": label,
      placeholder,
      "aria-expanded": true,
      "aria-controls": list,
      "aria-activedescendant": found.length ? `${list}-${marked}` : undefined,
      autoComplete: "off",
      value: query,
      onChange: (event: { target: { value: string } }) => {
        setQuery(event.target.value);
        mark(0);
      },
      onKeyDown,
    } as const,
    list: { id: list, role: "listbox", "aria-label": listLabel } as const,
    optionOf: (index: number, isSelected: boolean, name?: string) => ({
      id: `${list}-${index}`,
      role: "option" as const,
      "aria-selected": isSelected,
      "aria-label": name,
      ref: (index === marked ? intoView : undefined) as Ref<HTMLDivElement>,
      onClick: () => choose(index),
    }),
  };
}

const intoView = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: "nearest" });
