import { useId, useMemo, useState } from "react";
import type { StyleValue } from "../../../kit/document";
import { useEditorContext } from "../../EditorContext";
import { type DesignColour, designColours } from "./designColours";
import type { DrawnColour } from "./drawnColour";
import { hexOf, printHex } from "./hex";

type Props = {
  id?: string;
  label: string;
  value: StyleValue | undefined;
  inherited?: StyleValue;
  /** What it is on the canvas while nobody says anything. */
  drawn?: DrawnColour | null;
  /** Whether the name of a design variable can be stored; otherwise its present colour is. */
  canHoldVariables: boolean;
  accepts: (text: string) => boolean;
  isDisabled?: boolean;
  onChange: (value: StyleValue | undefined) => void;
};

/** A colour as text, from the browser's picker, or one of the theme's, which then follows every change of the theme. */
export function ColourField({ id, label, value, inherited, drawn, onChange, ...props }: Props) {
  const { canHoldVariables, accepts, isDisabled } = props;
  const { boot } = useEditorContext();
  const colours = useMemo(() => designColours(boot.canvas.variables), [boot]);
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<string | null>(null);
  const picker = useId();
  const said = value ?? inherited;
  const current = said === undefined ? (drawn?.css ?? "") : colourOf(said, colours);
  const isWrong = draft !== null && draft !== "" && !accepts(draft);

  function type(text: string) {
    setDraft(text);
    if (text === "") onChange(undefined);
    else if (accepts(text)) onChange(text);
  }

  return (
    <div className="colour">
      <div className="colour__row">
        <button
          type="button"
          className="colour__swatch"
          aria-label={`Choose ${label}`}
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
          value={draft ?? textOf(value, colours)}
          placeholder={inherited === undefined ? (drawn?.words ?? "None") : textOf(inherited, colours)}
          aria-invalid={isWrong || undefined}
          disabled={isDisabled}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setDraft(null)}
        />
      </div>
      <div id={picker} className="colour__picker" hidden={!isOpen}>
        {isOpen && (
          <Picker
            current={current}
            chosen={typeof value === "object" ? value.$var : null}
            colours={colours}
            onColour={onChange}
            onVariable={({ name, css }) => onChange(canHoldVariables ? { $var: name } : css)}
            onClear={value === undefined || value === "" ? undefined : () => onChange(undefined)}
          />
        )}
      </div>
    </div>
  );
}

type PickerProps = {
  current: string;
  chosen: string | null;
  colours: DesignColour[];
  onColour: (colour: string) => void;
  onVariable: (colour: DesignColour) => void;
  onClear?: () => void;
};

function Picker({ current, chosen, colours, onColour, onVariable, onClear }: PickerProps) {
  const hex = hexOf(current) ?? { hex: "#000000", alpha: 1 };
  return (
    <>
      <fieldset className="colour__variables">
        <legend>From the theme</legend>
        {colours.map((colour) => (
          <button
            key={colour.name}
            type="button"
            className="colour__variable"
            aria-label={colour.label}
            aria-pressed={chosen === colour.name}
            title={colour.label}
            onClick={() => onVariable(colour)}
          >
            <span style={{ background: colour.css }} />
          </button>
        ))}
      </fieldset>
      <div className="colour__mix">
        <input
          type="color"
          aria-label="Any colour"
          value={hex.hex}
          onChange={(event) => onColour(printHex({ hex: event.target.value, alpha: hex.alpha }))}
        />
        <label>
          Opacity
          <input
            type="range"
            min={0}
            max={100}
            value={Math.round(hex.alpha * 100)}
            onChange={(event) => onColour(printHex({ hex: hex.hex, alpha: event.target.valueAsNumber / 100 }))}
          />
        </label>
        {onClear && (
          <button type="button" className="button" onClick={onClear}>
            Clear
          </button>
        )}
      </div>
    </>
  );
}

const colourOf = (value: StyleValue | undefined, colours: DesignColour[]): string =>
  typeof value === "object" ? (colours.find(({ name }) => name === value.$var)?.css ?? "") : (value ?? "");

const textOf = (value: StyleValue | undefined, colours: DesignColour[]): string =>
  typeof value === "object" ? (colours.find(({ name }) => name === value.$var)?.label ?? value.$var) : (value ?? "");
