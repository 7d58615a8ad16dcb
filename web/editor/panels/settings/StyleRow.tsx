import { useId } from "react";
import { type Device, type PerDevice, resolve } from "../../../kit/devices";
import type { ElementStyle, StyleValue } from "../../../kit/document";
import type { StyleField } from "../../../kit/style/fields";
import { isTallStyle, styleControl } from "../../controls/styleControls";
import { useEditorContext } from "../../EditorContext";
import { DeviceMark } from "./DeviceMark";
import { Row } from "./Row";

type Props = {
  name: string;
  field: StyleField;
  style: ElementStyle | undefined;
  /** Null: as the element usually is. */
  state: "hover" | null;
  onChange: (deviceAndState: string, name: string, value: StyleValue | undefined) => void;
  isDisabled?: boolean;
};

/** One look of the element on the chosen device, in the chosen state. */
export function StyleRow({ name, field, style, state, onChange, isDisabled }: Props) {
  const id = useId();
  const { device, devices } = useEditorContext();
  const keyOf = (one: string) => (state ? `${one}:${state}` : one);
  const valueOn = (key: string) => (style?.[key] as Record<string, StyleValue> | undefined)?.[name];
  const own = valueOn(keyOf(device));
  const larger = Object.fromEntries(
    devices.filter((one) => one !== device).map((one) => [one, valueOn(keyOf(one))]),
  ) as PerDevice<StyleValue>;
  // A hovered element looks as it usually does, but for what is said of it.
  const inherited =
    (device === "desktop" ? undefined : resolve(larger, device)) ??
    (state ? usual(style, device, devices, name) : undefined);
  const Control = styleControl(field.control);
  const set = (value: StyleValue | undefined) => onChange(keyOf(device), name, value);
  return (
    <Row
      id={id}
      label={field.label}
      isTall={isTallStyle(field.control)}
      mark={
        <DeviceMark
          label={field.label}
          hasOwnValue={own !== undefined}
          onReset={isDisabled ? undefined : () => set(undefined)}
        />
      }
    >
      <Control
        key={keyOf(device)}
        id={id}
        setting={field}
        value={own}
        inherited={inherited}
        isDisabled={isDisabled}
        onChange={set}
      />
    </Row>
  );
}

const usual = (style: ElementStyle | undefined, device: Device, devices: readonly Device[], name: string) =>
  resolve(
    Object.fromEntries(
      devices.map((one) => [one, (style?.[one] as Record<string, StyleValue>)?.[name]]),
    ) as PerDevice<StyleValue>,
    device,
  );
