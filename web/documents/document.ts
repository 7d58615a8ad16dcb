/** The stored page: Puck's tree. Unknown types and keys are preserved. */
export type Element = { type: string; props: ElementProps; [key: string]: unknown };
export type ElementProps = {
  id: string;
  $style?: ElementStyle;
  $label?: string;
  $version?: number;
  [setting: string]: unknown;
};
/** The form of documents that this code reads, in `root.props.schemaVersion`. */
export const SCHEMA_VERSION = 1;
export type Document = {
  root: { props?: Record<string, unknown> };
  content: Element[];
  zones?: Record<string, Element[]>;
};

/** Keys are `desktop`, `tablet`, … or `desktop:hover`. Only those with values exist. */
export type ElementStyle = {
  classes?: string[];
  [deviceAndState: string]: Record<string, StyleFieldValue> | string[] | undefined;
};
/** A CSS value, or the name of a design variable: `{"$var": "color.accent"}`. */
export type StyleValue = string | { $var: string };
/** The value of one style field. */
export type StyleFieldValue = StyleValue | ImageFill;
/** A background image from the library. Absent settings mean: cover, centered, no repeat. */
export type ImageFill = {
  $image: number;
  size?: string;
  position?: string;
  repeat?: string;
  attachment?: string;
  /** Between the image and the content. */
  overlay?: StyleValue;
  /** Where the image does not reach, and while it loads. */
  behind?: StyleValue;
};

export const isElement = (value: unknown): value is Element =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Element).type === "string" &&
  typeof (value as Element).props === "object" &&
  (value as Element).props !== null;

export const isElementList = (value: unknown): value is Element[] =>
  Array.isArray(value) && value.length > 0 && value.every(isElement);
