import { RotateCcw } from "lucide-react";

/** Present while the site has its own value. */
export const ResetButton = ({ label, onReset }: { label: string; onReset: () => void }) => (
  <button
    type="button"
    className="icon-button icon-button--small"
    aria-label={`Reset ${label}`}
    title="Reset to the default"
    onClick={onReset}
  >
    <RotateCcw />
  </button>
);
