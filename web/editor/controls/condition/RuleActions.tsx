import { Copy, Trash2 } from "lucide-react";
import { gettext } from "../../texts/gettext";
import { IconButton } from "../fields/IconButton";

type Props = {
  labels: { copy: string; remove: string };
  isDisabled?: boolean;
  onCopy: () => void;
  onRemove: () => void;
};

export const RuleActions = ({ labels, isDisabled, onCopy, onRemove }: Props) => (
  <span className="condition__actions">
    <IconButton label={labels.copy} title={gettext("Duplicate")} Icon={Copy} disabled={isDisabled} onClick={onCopy} />
    <IconButton
      label={labels.remove}
      title={gettext("Remove")}
      Icon={Trash2}
      disabled={isDisabled}
      onClick={onRemove}
    />
  </span>
);
