import type { ComponentType } from "react";
import type { StyleValue } from "../../documents/document";
import type { Setting } from "../../kit/schema/settings";
import type { StyleField } from "../../kit/style/fields";

/** The props of every control. A control shows a value and reports changes; it knows nothing about elements. */
export type ControlProps<Value, S = Setting> = {
  /** The id of its input, for the row's label. */
  id: string;
  setting: S;
  value: Value;
  /** `part` names the part that changed: changes of different parts are separate steps for Undo. */
  onChange: (value: Value, part?: string) => void;
  /** The value that applies while this one is empty: inherited from a larger device, or the default. */
  inherited?: Value;
  isDisabled?: boolean;
};

/** A value of `$style`; undefined means that the element has no value here. */
export type StyleControlProps = ControlProps<StyleValue | undefined, StyleField>;

// biome-ignore lint/suspicious/noExplicitAny: a registry holds controls of many value types
export type Control = ComponentType<ControlProps<any, any>>;
// biome-ignore lint/suspicious/noExplicitAny: style values differ per control
export type StyleControl = ComponentType<ControlProps<any, StyleField>>;
