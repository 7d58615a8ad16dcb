import { Monitor, Smartphone, Tablet } from "lucide-react";
import { useEditorContext } from "../../EditorContext";

type Props = { label: string; hasOwnValue: boolean; onReset?: () => void };

/** Says that a setting has a value per device; filled when the chosen device has its own, which a press removes. */
export function DeviceMark({ label, hasOwnValue, onReset }: Props) {
  const { device } = useEditorContext();
  const Icon = device === "mobile" ? Smartphone : device === "tablet" ? Tablet : Monitor;
  if (!hasOwnValue || !onReset) {
    const text = hasOwnValue ? `Set on ${device}` : `Inherited on ${device}`;
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
      aria-label={`${label}: remove the value on ${device}`}
      title={`Set on ${device}. Press to inherit again.`}
      onClick={onReset}
    >
      <Icon aria-hidden />
    </button>
  );
}
