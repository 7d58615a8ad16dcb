import type { ReactNode } from "react";
import { gettext } from "../../texts/gettext";

type Props = {
  label: string;
  /** The current value, own or inherited; null shows the minimum. */
  value: number | null;
  min: number;
  max: number;
  step?: number;
  isDisabled?: boolean;
  onChange: (value: number) => void;
  /** The id of the number field next to it. */
  children: ReactNode;
};

/** A slider for a number; the field next to it shows the exact value. */
export const SliderField = ({ label, value, min, max, step = 1, isDisabled, onChange, children }: Props) => (
  <span className="slider">
    <input
      type="range"
      className="slider__range"
      aria-label={gettext("{label}, slider", { label })}
      min={min}
      max={max}
      step={step}
      value={value ?? min}
      data-empty={value === null || undefined}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
    {children}
  </span>
);
