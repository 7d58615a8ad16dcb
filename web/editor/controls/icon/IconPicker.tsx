import { type KeyboardEvent, useId, useState } from "react";
import { findIcons } from "./findIcons";
import { IconSign } from "./IconSign";

type Props = { options: readonly (readonly [string, string])[]; value: string; onChoose: (name: string) => void };

const COLUMNS = 6;

/** The icons side by side, and a field that narrows them; the arrow keys walk over them while one types. */
export default function IconPicker({ options, value, onChoose }: Props) {
  const list = useId();
  const [query, setQuery] = useState("");
  const found = findIcons(options, query);
  const [current, setCurrent] = useState(() =>
    Math.max(
      0,
      found.findIndex(([name]) => name === value),
    ),
  );
  const marked = Math.min(current, found.length - 1);

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS }[event.key];
    const name = found[marked]?.[0];
    if (event.key === "Enter" && name !== undefined) onChoose(name);
    else if (by && found[marked + by]) setCurrent(marked + by);
    else if (!by && event.key !== "Enter") return;
    event.preventDefault();
  }

  return (
    <div className="icon-picker">
      <input
        data-first
        type="text"
        role="combobox"
        className="input"
        aria-label="Find an icon"
        placeholder="Find an icon"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={found.length ? `${list}-${marked}` : undefined}
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setCurrent(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label="Icons" className="icon-picker__icons">
        {found.map(([name, label], index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the marked icon
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field listens for all icons
          <div
            key={name}
            id={`${list}-${index}`}
            role="option"
            className="icon-picker__icon"
            aria-selected={name === value}
            aria-label={label}
            title={label}
            data-marked={index === marked || undefined}
            ref={index === marked ? (icon) => icon?.scrollIntoView?.({ block: "nearest" }) : undefined}
            onClick={() => onChoose(name)}
          >
            {name ? <IconSign name={name} /> : label}
          </div>
        ))}
      </div>
      <p className="icon-picker__name" aria-hidden>
        {found[marked]?.[1]}
      </p>
      {found.length === 0 && (
        <p className="icon-picker__none" role="status">
          No icon is called “{query}”.
        </p>
      )}
    </div>
  );
}
