import { cssValue } from "../../../kit/style/cssValue";
import { gettext } from "../../texts/gettext";
import type { StyleControlProps } from "../control";
import { MeasureField, textOf } from "../fields/MeasureField";
import { parseMeasure } from "../fields/measure";
import { SliderField } from "../slider/SliderField";

const MAX_MS = 3000;

/** A duration. A number without a unit means milliseconds. */
export function TimeControl({ id, setting, value, onChange, inherited, isDisabled }: StyleControlProps) {
  const shown = typeof value === "string" ? value : typeof inherited === "string" ? inherited : "";
  const store = (text: string) => {
    if (text === "") onChange(undefined);
    else if (cssValue(setting, text) !== null) onChange(text);
  };
  return (
    <SliderField
      label={setting.label}
      value={millisecondsOf(shown)}
      min={0}
      max={MAX_MS}
      step={50}
      isDisabled={isDisabled}
      onChange={(next) => store(`${next}ms`)}
    >
      <MeasureField
        id={id}
        value={typeof value === "string" ? value : ""}
        placeholder={typeof inherited === "string" ? inherited : gettext("Default")}
        unit="ms"
        units={["ms", "s"]}
        step={shown.endsWith("ms") || shown === "" ? 50 : 0.1}
        min={0}
        isDisabled={isDisabled}
        onChange={(next) => store(textOf(next))}
      />
    </SliderField>
  );
}

function millisecondsOf(text: string): number | null {
  const measure = parseMeasure(text);
  return measure && measure.size * (measure.unit === "s" ? 1000 : 1);
}
