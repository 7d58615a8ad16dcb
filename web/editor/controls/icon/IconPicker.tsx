import { type UIEvent, useEffect, useRef, useState } from "react";
import { gettext } from "../../texts/gettext";
import { useCombobox } from "../fields/useCombobox";
import { findIcons, type IconOption } from "./findIcons";
import { IconPreview } from "./IconPreview";
import { OwnIcon } from "./OwnIcon";
import { useIconOptions } from "./useIconOptions";

type Props = { options: readonly IconOption[]; value: string; onChoose: (value: string) => void };

const COLUMNS = 6;
const STEPS = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS };
// Two thousand icons at once would make each keystroke slow.
const MORE = 120;

/** A grid of icons and a field that filters them. The arrow keys move through the grid while typing. */
export default function IconPicker({ options, value, onChoose }: Props) {
  const { recent, all, isLoading, remember } = useIconOptions(options);
  const [shown, setShown] = useState(MORE);
  const { query, found, marked, field, list, optionOf } = useCombobox<IconOption>({
    label: gettext("Find an icon"),
    listLabel: gettext("Icons"),
    placeholder: gettext("Find an icon"),
    find: (text) => (text.trim() ? findIcons(all, text) : [...recent, ...all]),
    isFirst: ([name]) => name === value,
    onChoose: ([name]) => choose(name),
    steps: STEPS,
  });
  const search = useRef<HTMLInputElement>(null);
  // The popover looked for its first field before this one was loaded.
  useEffect(() => search.current?.focus({ preventScroll: true }), []);
  const recentCount = query.trim() ? 0 : recent.length;

  function choose(name: string) {
    remember(name);
    onChoose(name);
  }
  function showMore({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) {
    if (scrollTop + clientHeight > scrollHeight - clientHeight) setShown((old) => old + MORE);
  }

  return (
    <div className="icon-picker">
      <input ref={search} {...field} />
      <div {...list} className="icon-picker__icons" onScroll={showMore}>
        {found.slice(0, Math.max(shown, marked + MORE)).map(([name, label], index) => (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: a recent icon is in the list twice
            key={`${index < recentCount} ${name}`}
            heading={
              recentCount === 0
                ? ""
                : index === 0
                  ? gettext("Recently used")
                  : index === recentCount
                    ? gettext("All icons")
                    : ""
            }
          >
            <div
              {...optionOf(index, name === value, label)}
              className="icon-picker__icon"
              title={label}
              data-marked={index === marked || undefined}
            >
              {name ? <IconPreview name={name} /> : label}
            </div>
          </Cell>
        ))}
      </div>
      <p className="icon-picker__name" aria-hidden>
        {found[marked]?.[1]}
      </p>
      {found.length === 0 && (
        <p className="icon-picker__none" role="status">
          {isLoading ? gettext("Loading …") : gettext("No results for “{query}”.", { query })}
        </p>
      )}
      <div className="icon-picker__foot">
        <OwnIcon onChoose={choose} />
      </div>
    </div>
  );
}

const Cell = ({ heading, children }: { heading: string; children: React.ReactNode }) => (
  <>
    {heading && (
      <p className="icon-picker__group" role="presentation">
        {heading}
      </p>
    )}
    {children}
  </>
);
