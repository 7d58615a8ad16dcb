import { useId } from "react";
import { isBindable, isBinding, staticValue } from "../../../../documents/bindings";
import { type PerDevice, resolve, settingName, valuesOf } from "../../../../kit/environment/devices/devices";
import { isMet } from "../../../../rules/conditions/isMet";
import { fallbackId, useDynamicValue } from "../../../controls/dynamic/DynamicValue";
import { SettingPlaceContext, useInnerPlace } from "../../../controls/dynamic/SettingPlace";
import { controlOf } from "../../../controls/index";
import { SettingRowContext, type SettingRowProps } from "../../../controls/list/SettingRowContext";
import { useEditorContext } from "../../../EditorContext";
import { Row } from "./Row";

const TALL = new Set([
  ...["richtext", "textarea", "code", "list", "gallery", "media", "link", "formula"],
  ...["condition", "display_condition"],
]);

/** One setting: label, device mark, control. A responsive setting is read and written for the chosen device. */
export function SettingRow({ name, setting, values, onChange, isDisabled }: SettingRowProps) {
  const id = useId();
  const { device, devices } = useEditorContext();
  const place = useInnerPlace(name);
  const value = values[name] ?? setting.default;
  const set = (next: unknown) => onChange({ [name]: next });
  const dynamic = useDynamicValue({ id, setting, value, place, isDisabled, onChange: set });
  if (setting.kind === "slot" || !isMet(setting.visible, values)) return null;
  const Control = controlOf(setting);
  const responsive = "responsive" in setting ? setting.responsive : undefined;
  const key = responsive ? settingName(name, device) : name;
  const ownValue = values[key];
  const isInherited = responsive !== undefined && device !== "desktop" && isEmpty(ownValue);
  const others = { ...valuesOf({ [name]: setting.default, ...values }, name), [device]: undefined };
  const inherited = isInherited
    ? resolve(others as PerDevice<unknown>, device, responsive as never, devices)
    : undefined;
  return (
    <Row
      id={id}
      label={setting.label}
      name={name}
      help={setting.help}
      isTall={TALL.has(setting.kind)}
      onDevice={
        responsive && {
          hasOwnValue: !isInherited,
          onReset: device === "desktop" || isDisabled ? undefined : () => onChange({ [key]: undefined }),
        }
      }
      action={isBindable(setting) && dynamic.button}
    >
      <SettingRowContext value={SettingRow}>
        <SettingPlaceContext value={place}>
          {isBinding(value) && dynamic.bound ? (
            dynamic.bound(
              <Control
                id={fallbackId(id)}
                setting={setting}
                value={staticValue(value)}
                isDisabled={isDisabled}
                onChange={(next: unknown) => set(dynamic.withFallback(next))}
              />,
            )
          ) : (
            <Control
              id={id}
              setting={setting}
              value={isInherited ? ownValue : (ownValue ?? setting.default)}
              inherited={inherited}
              isDisabled={isDisabled}
              onChange={(next: unknown, part?: string) => onChange({ [key]: next }, part)}
            />
          )}
        </SettingPlaceContext>
      </SettingRowContext>
    </Row>
  );
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (value as { size?: unknown }).size === "";
