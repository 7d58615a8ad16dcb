import { cssValue } from "../../../kit/style/elementCss";
import type { StyleControlProps } from "../control";
import { MeasureField, textOf } from "../fields/MeasureField";

/** A length of CSS; a number without a unit is taken for pixels. */
export const LengthControl = ({ id, setting, value, onChange, inherited, isDisabled }: StyleControlProps) => (
  <MeasureField
    id={id}
    value={typeof value === "object" ? `var ${value.$var}` : (value ?? "")}
    placeholder={typeof inherited === "string" ? inherited : "Default"}
    unit="px"
    accepts={(text) => cssValue(setting, text) !== null}
    isDisabled={isDisabled}
    onChange={(next) => {
      const text = textOf(next);
      if (text === "") onChange(undefined);
      else if (cssValue(setting, text) !== null) onChange(text);
    }}
  />
);

const SMALL_STEPS = new Set(["opacity", "line-height"]);

/** A bare number: line height, opacity, layer, order. */
export const StyleNumberControl = ({ id, setting, value, onChange, inherited, isDisabled }: StyleControlProps) => (
  <MeasureField
    id={id}
    value={typeof value === "string" ? value : ""}
    placeholder={typeof inherited === "string" ? inherited : "Default"}
    units={[""]}
    step={SMALL_STEPS.has(setting.property) ? 0.1 : 1}
    min={setting.property === "opacity" ? 0 : undefined}
    max={setting.property === "opacity" ? 1 : undefined}
    isDisabled={isDisabled}
    onChange={(next) => onChange(textOf(next) || undefined)}
  />
);
