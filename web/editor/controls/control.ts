import type { ComponentType } from "react";
import type { StyleValue } from "../../kit/document";
import type { Setting } from "../../kit/schema/settings";
import type { StyleField } from "../../kit/style/fields";

/** What every control receives. A control shows a value and says what it became; it knows nothing of elements. */
export type ControlProps<Value, S = Setting> = {
  /** The id of its input, which the row's label names. */
  id: string;
  setting: S;
  value: Value;
  onChange: (value: Value) => void;
  /** The value that holds while this one is empty: inherited from a larger device, or the default. */
  inherited?: Value;
  isDisabled?: boolean;
};

/** A value of `$style`; undefined means that the element says nothing about it here. */
export type StyleControlProps = ControlProps<StyleValue | undefined, StyleField>;

// biome-ignore lint/suspicious/noExplicitAny: a registry holds controls of many value types
export type Control = ComponentType<ControlProps<any, any>>;
// biome-ignore lint/suspicious/noExplicitAny: most know values of CSS only, one knows pictures too
export type StyleControl = ComponentType<ControlProps<any, StyleField>>;
