import { useId } from "react";
import { type PerDevice, resolve, settingName, valuesOf } from "../../../kit/devices";
import { holds } from "../../../kit/schema/conditions";
import type { Setting } from "../../../kit/schema/settings";
import { CONTROLS } from "../../controls";
import { useEditorContext } from "../../EditorContext";
import { DeviceMark } from "./DeviceMark";

type Props = {
  name: string;
  setting: Setting;
  values: Record<string, unknown>;
  onChange: (changes: Record<string, unknown>) => void;
  isDisabled?: boolean;
};

const TALL = new Set(["richtext", "textarea", "list", "gallery", "media"]);

/** One setting: label, device mark, control. A responsive one is read and written for the chosen device. */
export function SettingRow({ name, setting, values, onChange, isDisabled }: Props) {
  const id = useId();
  const { device } = useEditorContext();
  if (setting.kind === "slot" || !holds(setting.visible, values)) return null;
  const Control = CONTROLS[setting.kind];
  const responsive = "responsive" in setting ? setting.responsive : undefined;
  const key = responsive ? settingName(name, device) : name;
  const own = values[key];
  const isInherited = responsive && device !== "desktop" && (own === undefined || own === "");
  const inherited = isInherited
    ? resolve(
        { ...valuesOf({ [name]: setting.default, ...values }, name), [device]: undefined } as PerDevice<unknown>,
        device,
        responsive as never,
      )
    : undefined;
  return (
    <div className={TALL.has(setting.kind) ? "setting setting--tall" : "setting"}>
      <label className="setting__label" htmlFor={id}>
        {setting.label}
        {responsive && (
          <DeviceMark
            hasOwnValue={!isInherited}
            onReset={device === "desktop" ? undefined : () => onChange({ [key]: undefined })}
          />
        )}
      </label>
      <div className="setting__control">
        <Control
          id={id}
          setting={setting}
          value={isInherited ? own : (own ?? setting.default)}
          inherited={inherited}
          isDisabled={isDisabled}
          onChange={(value: unknown) => onChange({ [key]: value })}
        />
        {setting.help && <p className="setting__help">{setting.help}</p>}
      </div>
    </div>
  );
}
