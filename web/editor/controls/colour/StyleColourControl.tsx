import { cssValue } from "../../../kit/style/cssValue";
import type { StyleControlProps } from "../control";
import { ColourField } from "./ColourField";

export const StyleColourControl = ({ id, setting, value, onChange, inherited, isDisabled }: StyleControlProps) => (
  <ColourField
    id={id}
    label={setting.label}
    value={value}
    inherited={inherited}
    canHoldVariables
    accepts={(text) => cssValue(setting, text) !== null}
    isDisabled={isDisabled}
    onChange={onChange}
  />
);
