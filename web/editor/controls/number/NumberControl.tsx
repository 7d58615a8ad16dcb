import type { NumberSetting } from "../../../kit/schema/settings";
import type { ControlProps } from "../control";
import { MeasureField } from "../fields/MeasureField";
import { SliderField } from "../slider/SliderField";

type Props = ControlProps<number | "", NumberSetting>;

/** A number, with a slider if it has a minimum and a maximum. With a step of 1, it is whole. */
export function NumberControl({ id, setting, value, onChange, inherited, isDisabled }: Props) {
  const { label, min, max, step, unit } = setting;
  const field = (
    <span className="number-control">
      <MeasureField
        id={id}
        value={value === undefined || value === null ? "" : String(value)}
        placeholder={inherited === undefined ? undefined : String(inherited)}
        min={min}
        max={max}
        step={step}
        units={[""]}
        isDisabled={isDisabled}
        onChange={(next) => onChange(typeof next === "object" && next ? inSteps(next.size, step) : "")}
      />
      {unit && <span className="number-control__unit">{unit}</span>}
    </span>
  );
  if (min === undefined || max === undefined) return field;
  const shown = typeof value === "number" ? value : inherited;
  return (
    <SliderField
      label={label}
      value={typeof shown === "number" ? shown : null}
      min={min}
      max={max}
      step={step}
      isDisabled={isDisabled}
      onChange={onChange}
    >
      {field}
    </SliderField>
  );
}

const inSteps = (size: number, step: number | undefined) => (step === 1 ? Math.round(size) : size);
