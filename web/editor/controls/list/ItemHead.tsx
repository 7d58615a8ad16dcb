import { ChevronDown, ChevronRight, ChevronUp, Copy, type LucideIcon, Trash2 } from "lucide-react";
import { gettext } from "../../texts/gettext";

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
      <MoveButton direction={-1} title={title} isDisabled={isDisabled || isFirst} onMove={onMove} />
      <MoveButton direction={1} title={title} isDisabled={isDisabled || isLast} onMove={onMove} />
      <ActionButton
        label={gettext("Copy {name}", { name: title })}
        title={gettext("Copy")}
        Icon={Copy}
        isDisabled={isDisabled}
        onPress={onCopy}
      />
      <ActionButton
        label={gettext("Remove {name}", { name: title })}
        title={gettext("Remove")}
        Icon={Trash2}
        isDisabled={isDisabled}
        onPress={onRemove}
      />
    </span>
  </div>
);

type ButtonProps = { title: string; isDisabled?: boolean };

const MoveButton = ({
  direction,
  title,
  isDisabled,
  onMove,
}: ButtonProps & { direction: -1 | 1; onMove: HeadProps["onMove"] }) => (
  <button
    type="button"
    className="icon-button"
    data-move={direction}
    disabled={isDisabled}
    aria-label={gettext(direction < 0 ? "Move {name} up" : "Move {name} down", { name: title })}
    title={direction < 0 ? gettext("Move up") : gettext("Move down")}
    onClick={() => onMove(direction)}
  >
    {direction < 0 ? <ChevronUp /> : <ChevronDown />}
  </button>
);

const ActionButton = ({
  label,
  Icon,
  title,
  isDisabled,
  onPress,
}: ButtonProps & { label: string; Icon: LucideIcon; onPress: () => void }) => (
  <button
    type="button"
    className="icon-button"
    disabled={isDisabled}
    aria-label={label}
    title={title}
    onClick={onPress}
  >
    <Icon />
  </button>
);
