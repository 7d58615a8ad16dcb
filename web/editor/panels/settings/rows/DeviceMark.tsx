import { DEVICE_LABELS } from "../../../../kit/environment/devices/deviceLabels";
import { DEVICE_ICONS } from "../../../chrome/deviceIcons";
import { useEditorContext } from "../../../EditorContext";

type Props = { label: string; hasOwnValue: boolean; onReset?: () => void };

/**
 * Marks a setting with values per device. It is filled if the chosen device has its own value; a click removes that
 * value.
 */
export function DeviceMark({ label, hasOwnValue, onReset }: Props) {
  const { device } = useEditorContext();
  const Icon = DEVICE_ICONS[device];
  const name = DEVICE_LABELS[device].toLowerCase();
  if (!hasOwnValue || !onReset) {
    // Desktop values are the base: no other device passes its values on to desktop.
    const unset = device === "desktop" ? "Default" : "Inherited";
    const text = `${hasOwnValue ? "Set" : unset} on ${name}`;
    return (
      <span className="device-mark" data-own={hasOwnValue || undefined} title={text}>
        <Icon aria-hidden />
        <span className="sr-only">{text}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className="device-mark"
      data-own
      aria-label={`${label}: remove the value on ${name}`}
      title={`Set on ${name}. Click to remove this value.`}
      onClick={onReset}
    >
      <Icon aria-hidden />
    </button>
  );
}
