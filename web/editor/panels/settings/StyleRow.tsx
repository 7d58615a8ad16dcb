import { useId } from "react";
import { DEVICES, type PerDevice, resolve } from "../../../kit/devices";
import type { ElementStyle, StyleValue } from "../../../kit/document";
import type { StyleField } from "../../../kit/style/fields";
import { CssControl } from "../../controls/css/CssControl";
import { useEditorContext } from "../../EditorContext";
import { DeviceMark } from "./DeviceMark";

type Props = {
  name: string;
  field: StyleField;
  style: ElementStyle | undefined;
  onChange: (device: string, name: string, value: StyleValue | undefined) => void;
  isDisabled?: boolean;
};

/** One look of the element on the chosen device. */
export function StyleRow({ name, field, style, onChange, isDisabled }: Props) {
  const id = useId();
  const { device } = useEditorContext();
  const valueOn = (one: string) => (style?.[one] as Record<string, StyleValue> | undefined)?.[name];
  const own = valueOn(device);
  const others = Object.fromEntries(
    DEVICES.filter((one) => one !== device).map((one) => [one, valueOn(one)]),
  ) as PerDevice<StyleValue>;
  return (
    <div className="setting">
      <label className="setting__label" htmlFor={id}>
        {field.label}
        <DeviceMark hasOwnValue={own !== undefined} onReset={() => onChange(device, name, undefined)} />
      </label>
      <div className="setting__control">
        <CssControl
          key={device}
          id={id}
          setting={field}
          value={own}
          inherited={device === "desktop" ? undefined : resolve(others, device)}
          isDisabled={isDisabled}
          onChange={(value) => onChange(device, name, value)}
        />
      </div>
    </div>
  );
}
