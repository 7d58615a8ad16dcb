import type { ColorSetting } from "../../../kit/schema/settings";
import { matchesSyntax } from "../../../kit/style/syntax";
import type { ControlProps } from "../control";
import { ColorField } from "./ColorField";

/** A setting stores a color as text, so a theme color is stored with its current value. */
export const ColorControl = ({
  id,
  setting,
  value,
  onChange,
  inherited,
  isDisabled,
}: ControlProps<string, ColorSetting>) => (
  <ColorField
    id={id}
    label={setting.label}
    value={value || undefined}
    inherited={inherited || undefined}
    canHoldVariables={false}
    accepts={(text) => matchesSyntax("color", text)}
    isDisabled={isDisabled}
    onChange={(next) => onChange(typeof next === "string" ? next : "")}
  />
);
