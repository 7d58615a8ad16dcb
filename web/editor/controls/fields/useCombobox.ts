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

  const choose = (index: number) => {
    const item = found[index];
    if (item !== undefined) onChoose(item);
  };
  function onKeyDown(event: KeyboardEvent) {
    const by = steps[event.key];
    if (event.key === "Enter") choose(marked);
    else if (by) mark(optionAfter(marked, by, found.length, isRound));
    else return;
    event.preventDefault();
  }

  const onType = (text: string) => {
    setQuery(text);
    mark(0);
  };
  const active = found.length ? `${list}-${marked}` : undefined;
  return {
    query,
    setQuery,
    found,
    marked,
    mark,
    field: { ...fieldProps({ label, placeholder, list, active, value: query, onType }), onKeyDown },
    list: { id: list, role: "listbox", "aria-label": listLabel } as const,
    optionOf: (index: number, isSelected: boolean, name?: string) => ({
      ...optionProps({ id: `${list}-${index}`, isSelected, name, isMarked: index === marked }),
      onClick: () => choose(index),
    }),
  };
}

/** The same option if there is none in that direction. */
function optionAfter(marked: number, by: number, count: number, isRound = false): number {
  const next = isRound ? (marked + by + count) % Math.max(1, count) : marked + by;
  return next >= 0 && next < count ? next : marked;
}

type Field = {
  label: string;
  placeholder: string;
  value: string;
  /** The ids of the list and of its active option. */
  list: string;
  active: string | undefined;
  onType: (text: string) => void;
};

const fieldProps = ({ label, placeholder, value, list, active, onType }: Field) =>
  ({
    "data-first": true,
    type: "text",
    role: "combobox",
    className: "input",
    "aria-label": label,
    placeholder,
    "aria-expanded": true,
    "aria-controls": list,
    "aria-activedescendant": active,
    autoComplete: "off",
    value,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  }) as const;

type Option = { id: string; isSelected: boolean; name: string | undefined; isMarked: boolean };

const optionProps = ({ id, isSelected, name, isMarked }: Option) => ({
  id,
  role: "option" as const,
  "aria-selected": isSelected,
  "aria-label": name,
  ref: (isMarked ? intoView : undefined) as Ref<HTMLDivElement>,
});

const intoView = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: "nearest" });
