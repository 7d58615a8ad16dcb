import { Copy, Trash2 } from "lucide-react";

type Props = { name: string; isDisabled?: boolean; onCopy: () => void; onRemove: () => void };

export const RuleActions = ({ name, isDisabled, onCopy, onRemove }: Props) => (
  <span className="condition__actions">
    <button
      type="button"
      className="icon-button"
      disabled={isDisabled}
      aria-label={`Duplicate ${name}`}
      title="Duplicate"
      onClick={onCopy}
    >
      <Copy />
    </button>
    <button
      type="button"
      className="icon-button"
      disabled={isDisabled}
      aria-label={`Remove ${name}`}
      title="Remove"
      onClick={onRemove}
    >
      <Trash2 />
    </button>
  </span>
);
