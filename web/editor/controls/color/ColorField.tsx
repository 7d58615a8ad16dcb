import { useId, useMemo, useState } from "react";
import type { StyleValue } from "../../../documents/document";
import { useDesignCss } from "../../siteDesign/DesignContext";
import { gettext } from "../../texts/gettext";
import { type DesignColor, designColors } from "./designColors";
import { hexOf, printHex } from "./hex";
import type { RenderedColor } from "./renderedColor";

type Props = {
  id?: string;
  label: string;
  value: StyleValue | undefined;
  inherited?: StyleValue;
  /** The color on the canvas while no value is set. */
  rendered?: RenderedColor | null;
  /** Whether the name of a design variable can be stored; otherwise its current color is. */
  canHoldVariables: boolean;
  accepts: (text: string) => boolean;
  /** What to enter instead of an invalid text. */
  expected?: string;
  isDisabled?: boolean;
  onChange: (value: StyleValue | undefined) => void;
};

/** A color as text, from the browser's color picker, or from the theme. A theme color follows changes of the theme. */
export function ColorField({ id, label, value, inherited, rendered, onChange, ...props }: Props) {
  const {
    canHoldVariables,
    accepts,
    expected = gettext("Enter a color, such as #a67d33, navy or oklch(0.6 0.1 80)."),
    isDisabled,
  } = props;
  const sheet = useDesignCss();
  const colors = useMemo(() => designColors(sheet), [sheet]);
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<string | null>(null);
  const [picker, fault] = [useId(), useId()];
  const spoken = value ?? inherited;
  const current = spoken === undefined ? (rendered?.css ?? "") : colorOf(spoken, colors);
  const isWrong = draft !== null && draft !== "" && !accepts(draft);

  function type(text: string) {
    setDraft(text);
    if (text === "") onChange(undefined);
    else if (accepts(text)) onChange(text);
  }

  return (
    <div className="color">
      <div className="color__row">
        <button
          type="button"
          className="color__swatch"
          aria-label={gettext("Choose {label}", { label })}
          aria-expanded={isOpen}
          aria-controls={picker}
          disabled={isDisabled}
          data-empty={current === "" || undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span style={{ background: current }} />
        </button>
        <input
          id={id}
          aria-label={id ? undefined : label}
          type="text"
          className="input"
          autoComplete="off"
          spellCheck={false}
          value={draft ?? textOf(value, colors)}
          placeholder={inherited === undefined ? (rendered?.displayText ?? gettext("None")) : textOf(inherited, colors)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? fault : undefined}
          disabled={isDisabled}
          onChange={(event) => type(event.target.value)}
          onBlur={() => !isWrong && setDraft(null)}
        />
      </div>
      {isWrong && (
        <p id={fault} className="input__fault">
          {expected}
        </p>
      )}
      <div id={picker} className="color__picker" hidden={!isOpen}>
        {isOpen && (
          <Picker
            current={current}
            chosen={typeof value === "object" ? value.$var : null}
            colors={colors}
            onColor={onChange}
            onVariable={({ name, css }) => onChange(canHoldVariables ? { $var: name } : css)}
            onClear={value ? () => onChange(undefined) : undefined}
          />
        )}
      </div>
    </div>
  );
}

type PickerProps = {
  current: string;
  chosen: string | null;
  colors: DesignColor[];
  onColor: (color: string) => void;
  onVariable: (color: DesignColor) => void;
  onClear?: () => void;
};

function Picker({ current, chosen, colors, onColor, onVariable, onClear }: PickerProps) {
  const hex = hexOf(current) ?? { hex: "#000000", alpha: 1 };
  return (
    <>
      <fieldset className="color__variables">
        <legend>{gettext("Theme colors")}</legend>
        {colors.map((color) => (
          <button
            key={color.name}
            type="button"
            className="color__variable"
            aria-label={color.label}
            aria-pressed={chosen === color.name}
            title={color.label}
            onClick={() => onVariable(color)}
          >
            <span style={{ background: color.css }} />
          </button>
        ))}
      </fieldset>
      <div className="color__mix">
        <input
          type="color"
          aria-label={gettext("Custom color")}
          value={hex.hex}
          onChange={(event) => onColor(printHex({ hex: event.target.value, alpha: hex.alpha }))}
        />
        <label>
          {gettext("Opacity")}
          <input
            type="range"
            min={0}
            max={100}
            value={Math.round(hex.alpha * 100)}
            onChange={(event) => onColor(printHex({ hex: hex.hex, alpha: event.target.valueAsNumber / 100 }))}
          />
        </label>
        {onClear && (
          <button type="button" className="button" onClick={onClear}>
            {gettext("Clear")}
          </button>
        )}
      </div>
    </>
  );
}

const colorOf = (value: StyleValue | undefined, colors: DesignColor[]): string =>
  typeof value === "object" ? (colors.find(({ name }) => name === value.$var)?.css ?? "") : (value ?? "");

const textOf = (value: StyleValue | undefined, colors: DesignColor[]): string =>
  typeof value === "object" ? (colors.find(({ name }) => name === value.$var)?.label ?? value.$var) : (value ?? "");
