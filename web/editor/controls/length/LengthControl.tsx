import { cssValue } from "../../../kit/style/cssValue";
import { gettext } from "../../texts/gettext";
import type { StyleControlProps } from "../control";
import { MeasureField, textOf } from "../fields/MeasureField";
import { SliderField } from "../slider/SliderField";

/** A CSS length. A number without a unit means pixels. */
export const LengthControl = ({ id, setting, value, onChange, inherited, isDisabled }: StyleControlProps) => (
  <MeasureField
    id={id}
    value={typeof value === "object" ? `var ${value.$var}` : (value ?? "")}
    placeholder={typeof inherited === "string" ? inherited : gettext("Default")}
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
const BOUNDS: Record<string, { min: number; max: number }> = { opacity: { min: 0, max: 1 } };

/** A plain number: line height, opacity, z-index, order. */
export function StyleNumberControl({ id, setting, value, onChange, inherited, isDisabled }: StyleControlProps) {
  const bounds = BOUNDS[setting.property];
  const field = (
    <MeasureField
      id={id}
      value={typeof value === "string" ? value : ""}
      placeholder={typeof inherited === "string" ? inherited : gettext("Default")}
      units={[""]}
      step={SMALL_STEPS.has(setting.property) ? 0.1 : 1}
      {...bounds}
      isDisabled={isDisabled}
      onChange={(next) => onChange(textOf(next) || undefined)}
    />
  );
  if (!bounds) return field;
  return (
    <SliderField
      label={setting.label}
      value={Number(value ?? inherited ?? bounds.max)}
      step={0.05}
      {...bounds}
      isDisabled={isDisabled}
      onChange={(next) => onChange(String(next))}
    >
      {field}
    </SliderField>
  );
}
