import { cssValue } from "../../../kit/style/cssValue";
import type { StyleControlProps } from "../control";
import { ColourField } from "./ColourField";
import { useDrawnColour } from "./drawnColour";

export const StyleColourControl = ({ id, setting, value, onChange, inherited, isDisabled }: StyleControlProps) => {
  const drawn = useDrawnColour(setting);
  return (
    <ColourField
      id={id}
      label={setting.label}
      value={value}
      inherited={inherited}
      drawn={drawn}
      canHoldVariables
      accepts={(text) => cssValue(setting, text) !== null}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
};
