import { cssValue } from "../../../kit/style/cssValue";
import { matchesSyntax } from "../../../kit/style/syntax";
import { gettext } from "../../texts/gettext";
import { ColorField } from "../color/ColorField";
import type { StyleControlProps } from "../control";
import { MeasureField, textOf } from "../fields/MeasureField";
import { type Border, LINES, parseBorder, printBorder } from "./border";

const START: Border = { width: "1px", line: "solid", color: "#c9bba8" };

/** The border of an element: width, style and color. */
export function BorderControl({ id, setting, value, onChange, inherited, isDisabled }: StyleControlProps) {
  const border = typeof value === "string" ? parseBorder(value) : null;
  const change = (part: Partial<Border>) => {
    const css = printBorder({ ...(border ?? START), ...part });
    if (cssValue(setting, css) !== null) onChange(css);
  };
  const isColor = (text: string) => matchesSyntax("color", text);
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
          <option value="">
            {typeof inherited === "string" ? gettext("{value} (inherited)", { value: inherited }) : gettext("Default")}
          </option>
          <option value="none">{gettext("None")}</option>
          {LINES.map(([line, label]) => (
            <option key={line} value={line}>
              {label}
            </option>
          ))}
        </select>
        {border && (
          <MeasureField
            label={gettext("Width of {label}", { label: setting.label })}
            value={border.width}
            unit="px"
            min={0}
            isDisabled={isDisabled}
            onChange={(next) => change({ width: textOf(next) || "0" })}
          />
        )}
      </div>
      {border && (
        <ColorField
          label={gettext("Color of {label}", { label: setting.label })}
          value={border.color}
          canHoldVariables={false}
          accepts={isColor}
          isDisabled={isDisabled}
          onChange={(next) => typeof next === "string" && isColor(next) && change({ color: next })}
        />
      )}
    </div>
  );
}
