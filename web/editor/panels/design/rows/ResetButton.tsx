import { RotateCcw } from "lucide-react";
import { IconButton } from "../../../controls/fields/IconButton";
import { gettext } from "../../../texts/gettext";

/** Present while the site has its own value. */
export const ResetButton = ({ label, onReset }: { label: string; onReset: () => void }) => (
  <IconButton
    label={gettext("Reset {label}", { label })}
    title={gettext("Reset to the default")}
    Icon={RotateCcw}
    isSmall
    onClick={onReset}
  />
);
