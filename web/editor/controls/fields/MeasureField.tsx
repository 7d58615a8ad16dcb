import { type KeyboardEvent, useId, useState } from "react";
import { type Measure, parseMeasure, printMeasure } from "./measure";

type Props = {
  id?: string;
  label?: string;
  /** The stored value as text; "" for none. */
  value: string;
  /** Shown in gray while no value is stored. */
  placeholder?: string;
  /** Added to a number without a unit; absent where numbers have no unit. */
  unit?: string;
  units?: readonly string[];
  min?: number;
  max?: number;
  step?: number;
  /** Whether other text may be stored too: `auto`, `calc(…)`. */
  accepts?: (text: string) => boolean;
  /** What to enter instead of an invalid text. It stays in the field with this reason until it is corrected. */
  expected?: string;
  isDisabled?: boolean;
  onChange: (value: Measure | string | null) => void;
};

/**
 * A number that can be typed with its unit or as arithmetic, and changed with the arrow keys (Shift: by ten). Invalid
 * text is marked, and removed when the field loses focus unless the field says what it expects.
 */
export function MeasureField({ id, label, value, placeholder, isDisabled, onChange, ...rules }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const fault = useId();
  const shown = draft ?? value;

  function type(text: string) {
    setDraft(text);
    const next = read(text, value, rules);
    // Incomplete arithmetic ("24*") is not yet a value.
    if (next !== undefined) onChange(next);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter") return setDraft(null);
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    const from = parseMeasure(shown) ?? parseMeasure(placeholder ?? "") ?? { size: 0, unit: "" };
    event.preventDefault();
    const size = within(from.size + direction * (rules.step ?? 1) * (event.shiftKey ? 10 : 1), rules);
    const next = { size: Number(size.toFixed(4)), unit: from.unit || rules.unit || "" };
    setDraft(null);
    onChange(next);
  }

  const isWrong = draft !== null && read(draft, value, rules) === undefined;
  const reason = isWrong && rules.expected;
  const field = (
    <input
      id={id}
      type="text"
      inputMode="decimal"
      className="input input--measure"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={reason ? fault : undefined}
      title={label}
      value={shown}
      placeholder={placeholder}
      disabled={isDisabled}
      onChange={(event) => type(event.target.value)}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.target.select()}
      onBlur={() => !reason && setDraft(null)}
    />
  );
  return (
    <>
      {field}
      {reason && (
        <p id={fault} className="input__fault">
          {reason}
        </p>
      )}
    </>
  );
}

type Rules = Pick<Props, "unit" | "units" | "min" | "max" | "accepts">;

/** What a text stores; undefined if it is invalid. A number without a unit gets that of the stored value. */
function read(text: string, stored: string, rules: Rules): Measure | string | null | undefined {
  if (text.trim() === "") return null;
  const measure = parseMeasure(text);
  if (measure) {
    const unit = measure.unit || parseMeasure(stored)?.unit || rules.unit || "";
    if (!rules.units || rules.units.includes(unit) || (unit === "" && rules.unit === undefined)) {
      return { size: within(measure.size, rules), unit };
    }
  }
  return rules.accepts?.(text.trim()) ? text.trim() : undefined;
}

const within = (
  size: number,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number },
) => Math.min(max, Math.max(min, size));

export const textOf = (value: Measure | string | null): string =>
  value === null ? "" : typeof value === "string" ? value : printMeasure(value);
