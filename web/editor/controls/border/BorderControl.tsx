import { cssValue } from "../../../kit/style/cssValue";
import { matchesSyntax } from "../../../kit/style/syntax";
import { ColourField } from "../colour/ColourField";
import type { StyleControlProps } from "../control";
import { MeasureField, textOf } from "../fields/MeasureField";
import { type Border, LINES, parseBorder, printBorder } from "./border";

const START: Border = { width: "1px", line: "solid", colour: "#c9bba8" };

/** A line around the element: how thick, of which kind, in which colour. */
export function BorderControl({ id, setting, value, onChange, inherited, isDisabled }: StyleControlProps) {
  const border = typeof value === "string" ? parseBorder(value) : null;
  const change = (part: Partial<Border>) => {
    const css = printBorder({ ...(border ?? START), ...part });
    if (cssValue(setting, css) !== null) onChange(css);
  };
  const isColour = (text: string) => matchesSyntax("colour", text);
  return (
    <div className="border">
      <div className="border__line">
        <select
          id={id}
          className="input"
          data-empty={value === undefined || undefined}
          value={border?.line ?? (value === "none" ? "none" : "")}
          disabled={isDisabled}
          onChange={(event) => {
            const line = event.target.value;
            if (line === "" || line === "none") onChange(line || undefined);
            else change({ line });
          }}
        >
          <option value="">{typeof inherited === "string" ? `${inherited} (inherited)` : "Default"}</option>
          <option value="none">None</option>
          {LINES.map(([line, label]) => (
            <option key={line} value={line}>
              {label}
            </option>
          ))}
        </select>
        {border && (
          <MeasureField
            label={`Width of ${setting.label}`}
            value={border.width}
            unit="px"
            min={0}
            isDisabled={isDisabled}
            onChange={(next) => change({ width: textOf(next) || "0" })}
          />
        )}
      </div>
      {border && (
        <ColourField
          label={`Colour of ${setting.label}`}
          value={border.colour}
          canHoldVariables={false}
          accepts={isColour}
          isDisabled={isDisabled}
          onChange={(next) => typeof next === "string" && isColour(next) && change({ colour: next })}
        />
      )}
    </div>
  );
}
