import { Monitor, Smartphone, Tablet } from "lucide-react";
import { useEditorContext } from "../../EditorContext";

type Props = { hasOwnValue: boolean; onReset?: () => void };

/** Says that a setting has a value per device; filled when the chosen device has its own. */
export function DeviceMark({ hasOwnValue, onReset }: Props) {
  const { device } = useEditorContext();
  const Icon = device === "mobile" ? Smartphone : device === "tablet" ? Tablet : Monitor;
  const text = hasOwnValue ? `Own value on ${device}` : `Inherited on ${device}`;
  return (
    <button
      type="button"
      className="device-mark"
      data-own={hasOwnValue || undefined}
      disabled={!hasOwnValue || !onReset}
      aria-label={onReset && hasOwnValue ? `${text}: remove it` : text}
      title={onReset && hasOwnValue ? `${text}. Click to remove it.` : text}
      onClick={onReset}
    >
      <Icon />
    </button>
  );
}
