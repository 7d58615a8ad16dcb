import type { SYNTAX } from "./syntax";

export type StyleControl = keyof typeof SYNTAX | "choice";

/** One style field, with values per device and state. Plain data. */
export type StyleField = {
  label: string;
  /** Other words that owners search for. */
  keywords?: readonly string[];
  control: StyleControl;
  /** The CSS property; a custom property if the widget's stylesheet decides its effect. */
  property: string;
  /** The part that it styles, inside the element: `.counter__number`. Absent for the element itself. */
  part?: string;
  options?: readonly (readonly [value: string, label: string])[];
  /** The declarations of an option that needs more than one property. */
  css?: Readonly<Record<string, string>>;
  group?: string;
  /** The behavior that a page needs if an element has a value: a stylesheet, and a script if CSS is not enough. */
  behavior?: string;
  /** The other field that must have a value, on any device, before this one has an effect. */
  needs?: string;
};
