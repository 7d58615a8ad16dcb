import { Copy, Trash2 } from "lucide-react";
import { gettext } from "../../texts/gettext";

type Props = {
  labels: { copy: string; remove: string };
  isDisabled?: boolean;
  onCopy: () => void;
  onRemove: () => void;
};

export const RuleActions = ({ labels, isDisabled, onCopy, onRemove }: Props) => (
  <span className="condition__actions">
    <button
      type="button"
      className="icon-button"
      disabled={isDisabled}
      aria-label={labels.copy}
      title={gettext("Duplicate")}
      onClick={onCopy}
    >
      <Copy />
    </button>
    <button
      type="button"
      className="icon-button"
      disabled={isDisabled}
      aria-label={labels.remove}
      title={gettext("Remove")}
      onClick={onRemove}
    >
      <Trash2 />
    </button>
  </span>
);
