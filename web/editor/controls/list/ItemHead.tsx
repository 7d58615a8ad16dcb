import { ChevronDown, ChevronRight, ChevronUp, Copy, Trash2 } from "lucide-react";
import { gettext } from "../../texts/gettext";
import { IconButton } from "../fields/IconButton";

type HeadProps = {
  title: string;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  isDisabled?: boolean;
  onToggle: () => void;
  onMove: (direction: -1 | 1) => void;
  onCopy: () => void;
  onRemove: () => void;
};

/** The title of an item, which opens it, and the buttons to reorder, copy and remove it. */
export const ItemHead = ({
  title,
  isOpen,
  isFirst,
  isLast,
  isDisabled,
  onToggle,
  onMove,
  onCopy,
  onRemove,
}: HeadProps) => (
  <div className="list-control__head">
    <button type="button" className="list-control__title" aria-expanded={isOpen} onClick={onToggle}>
      <ChevronRight aria-hidden />
      <span>{title}</span>
    </button>
    <span className="list-control__actions">
      <IconButton
        label={gettext("Move {name} up", { name: title })}
        title={gettext("Move up")}
        Icon={ChevronUp}
        data-move={-1}
        disabled={isDisabled || isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={gettext("Move {name} down", { name: title })}
        title={gettext("Move down")}
        Icon={ChevronDown}
        data-move={1}
        disabled={isDisabled || isLast}
        onClick={() => onMove(1)}
      />
      <IconButton
        label={gettext("Copy {name}", { name: title })}
        title={gettext("Copy")}
        Icon={Copy}
        disabled={isDisabled}
        onClick={onCopy}
      />
      <IconButton
        label={gettext("Remove {name}", { name: title })}
        title={gettext("Remove")}
        Icon={Trash2}
        disabled={isDisabled}
        onClick={onRemove}
      />
    </span>
  </div>
);
