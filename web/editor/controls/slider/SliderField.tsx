import type { ReactNode } from "react";

type Props = {
  label: string;
  /** What holds here: the own value, else the inherited one; null stands at the smallest. */
  value: number | null;
  min: number;
  max: number;
  step?: number;
  isDisabled?: boolean;
  onChange: (value: number) => void;
  /** The field beside it, in which the same number is typed. */
  children: ReactNode;
};

/** A number between two bounds, by eye; the field beside it says it exactly. */
export const SliderField = ({ label, value, min, max, step = 1, isDisabled, onChange, children }: Props) => (
  <span className="slider">
    <input
      type="range"
      className="slider__range"
      aria-label={`${label}, slider`}
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
