import { RotateCcw } from "lucide-react";
import { gettext } from "../../../texts/gettext";

/** Present while the site has its own value. */
export const ResetButton = ({ label, onReset }: { label: string; onReset: () => void }) => (
  <button
    type="button"
    className="icon-button icon-button--small"
    aria-label={gettext("Reset {label}", { label })}
    title={gettext("Reset to the default")}
    onClick={onReset}
  >
    <RotateCcw />
  </button>
);
