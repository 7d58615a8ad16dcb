import type { SYNTAX } from "./syntax";

export type StyleControl = keyof typeof SYNTAX | "choice";

/** One look that an owner may set, per device and state, without writing CSS. Plain data. */
export type StyleField = {
  label: string;
  control: StyleControl;
  /** The CSS property that takes the value; a custom property when the widget's stylesheet decides what it means. */
  property: string;
  /** The part it applies to, below the element: `.counter__number`. The element itself when absent. */
  part?: string;
  options?: readonly (readonly [value: string, label: string])[];
  /** The declarations that a choice stands for, where it takes more than one property. */
  css?: Readonly<Record<string, string>>;
  group?: string;
  /** What a page needs once an element has a value here: a stylesheet, and a script if the browser cannot do it alone. */
  behaviour?: string;
  /** Of no use before this other field has a value, on whatever device. */
  needs?: string;
};
