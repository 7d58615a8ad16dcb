import type { ColourSetting } from "../../../kit/schema/settings";
import { matchesSyntax } from "../../../kit/style/syntax";
import type { ControlProps } from "../control";
import { ColourField } from "./ColourField";

/** A setting holds a colour as text: a colour of the theme is taken as it is now. */
export const ColourControl = ({
  id,
  setting,
  value,
  onChange,
  inherited,
  isDisabled,
}: ControlProps<string, ColourSetting>) => (
  <ColourField
    id={id}
    label={setting.label}
    value={value || undefined}
    inherited={inherited || undefined}
    canHoldVariables={false}
    accepts={(text) => matchesSyntax("colour", text)}
    isDisabled={isDisabled}
    onChange={(next) => onChange(typeof next === "string" ? next : "")}
  />
);
