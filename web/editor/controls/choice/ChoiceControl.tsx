import {
  AlignCenter,
  AlignHorizontalJustifyCenter,
  AlignHorizontalJustifyEnd,
  AlignHorizontalJustifyStart,
  AlignJustify,
  AlignLeft,
  AlignRight,
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  CaseSensitive,
  CaseUpper,
  type LucideIcon,
  Minus,
  StretchVertical,
} from "lucide-react";
import type { StyleControlProps } from "../control";
import { fitsSegmented, Segmented } from "../fields/Segmented";

const ALIGN_ITEMS = {
  start: AlignVerticalJustifyStart,
  "flex-start": AlignVerticalJustifyStart,
  center: AlignVerticalJustifyCenter,
  end: AlignVerticalJustifyEnd,
  "flex-end": AlignVerticalJustifyEnd,
  stretch: StretchVertical,
};

/** Choices that a picture says sooner than a word, by field. */
const PICTURES: Record<string, Record<string, LucideIcon>> = {
  "text-align": { start: AlignLeft, center: AlignCenter, end: AlignRight, justify: AlignJustify },
  "text-transform": { none: Minus, uppercase: CaseUpper, capitalize: CaseSensitive },
  "align-self": ALIGN_ITEMS,
  "--align": ALIGN_ITEMS,
  "--direction": { column: ArrowDown, row: ArrowRight, "column-reverse": ArrowUp, "row-reverse": ArrowLeft },
  "--justify": {
    start: AlignHorizontalJustifyStart,
    center: AlignHorizontalJustifyCenter,
    end: AlignHorizontalJustifyEnd,
  },
};

export function ChoiceControl({ id, setting, value, onChange, inherited, isDisabled }: StyleControlProps) {
  const options = setting.options ?? [];
  const pictures = PICTURES[setting.property] ?? {};
  const hasPictures = options.every(([option]) => pictures[option]);
  const own = typeof value === "string" ? value : "";
  const from = typeof inherited === "string" ? inherited : undefined;

  if (fitsSegmented(options, hasPictures)) {
    return (
      <Segmented
        id={id}
        label={setting.label}
        options={options.map(([option, label]) => ({
          value: option,
          label,
          Icon: hasPictures ? pictures[option] : undefined,
        }))}
        value={own}
        inherited={from}
        isDisabled={isDisabled}
        canClear
        onChange={(next) => onChange(next || undefined)}
      />
    );
  }
  const nothing = options.find(([option]) => option === from)?.[1];
  return (
    <select
      id={id}
      className="input"
      data-empty={own === "" || undefined}
      value={own}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{nothing ? `${nothing} (inherited)` : "Default"}</option>
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}
