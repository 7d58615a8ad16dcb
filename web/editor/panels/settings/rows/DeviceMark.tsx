import { DEVICE_ICONS } from "../../../chrome/deviceIcons";
import { useEditorContext } from "../../../EditorContext";
import { deviceLabel } from "../../../texts/deviceLabel";
import { gettext, inSentence } from "../../../texts/gettext";

type Props = { label: string; hasOwnValue: boolean; onReset?: () => void };

/**
 * Marks a setting with values per device. It is filled if the chosen device has its own value; a click removes that
 * value.
 */
export function DeviceMark({ label, hasOwnValue, onReset }: Props) {
  const { device } = useEditorContext();
  const Icon = DEVICE_ICONS[device];
  const name = inSentence(deviceLabel(device));
  if (!hasOwnValue || !onReset) {
    // Desktop values are the base: no other device passes its values on to desktop.
    const isBase = device === "desktop";
    const text = gettext(hasOwnValue ? "Set on {name}" : isBase ? "Default on {name}" : "Inherited on {name}", {
      name,
    });
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
      aria-label={gettext("{label}: remove the value on {name}", { label, name })}
      title={gettext("Set on {name}. Click to remove this value.", { name })}
      onClick={onReset}
    >
      <Icon aria-hidden />
    </button>
  );
}
