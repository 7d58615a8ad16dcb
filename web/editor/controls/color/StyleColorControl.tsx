import { cssValue } from "../../../kit/style/cssValue";
import type { StyleControlProps } from "../control";
import { ColorField } from "./ColorField";
import { useRenderedColor } from "./renderedColor";

export const StyleColorControl = ({ id, setting, value, onChange, inherited, isDisabled }: StyleControlProps) => {
  const rendered = useRenderedColor(setting);
  return (
    <ColorField
      id={id}
      label={setting.label}
      value={value}
      inherited={inherited}
      rendered={rendered}
      canHoldVariables
      accepts={(text) => cssValue(setting, text) !== null}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
};
