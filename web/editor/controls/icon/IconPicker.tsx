import { useCombobox } from "../fields/useCombobox";
import { findIcons } from "./findIcons";
import { IconPreview } from "./IconPreview";

type Props = { options: readonly (readonly [string, string])[]; value: string; onChoose: (name: string) => void };

const COLUMNS = 6;
const STEPS = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS };

/** A grid of icons and a field that filters them. The arrow keys move through the grid while typing. */
export default function IconPicker({ options, value, onChoose }: Props) {
  const { query, found, marked, field, list, optionOf } = useCombobox({
    label: "Find an icon",
    listLabel: "Icons",
    placeholder: "Find an icon",
    find: (text) => findIcons(options, text),
    isFirst: ([name]) => name === value,
    onChoose: ([name]) => onChoose(name),
    steps: STEPS,
  });
  return (
    <div className="icon-picker">
      <input {...field} />
      <div {...list} className="icon-picker__icons">
        {found.map(([name, label], index) => (
          <div
            {...optionOf(index, name === value, label)}
            key={name}
            className="icon-picker__icon"
            title={label}
            data-marked={index === marked || undefined}
          >
            {name ? <IconPreview name={name} /> : label}
          </div>
        ))}
      </div>
      <p className="icon-picker__name" aria-hidden>
        {found[marked]?.[1]}
      </p>
      {found.length === 0 && (
        <p className="icon-picker__none" role="status">
          No results for “{query}”.
        </p>
      )}
    </div>
  );
}
