import { ChevronDown, ChevronRight, ChevronUp, Copy, type LucideIcon, Trash2 } from "lucide-react";

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
      <ActionButton action="Copy" Icon={Copy} title={title} isDisabled={isDisabled} onPress={onCopy} />
      <ActionButton action="Remove" Icon={Trash2} title={title} isDisabled={isDisabled} onPress={onRemove} />
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
    aria-label={`Move ${title} ${direction < 0 ? "up" : "down"}`}
    title={direction < 0 ? "Move up" : "Move down"}
    onClick={() => onMove(direction)}
  >
    {direction < 0 ? <ChevronUp /> : <ChevronDown />}
  </button>
);

const ActionButton = ({
  action,
  Icon,
  title,
  isDisabled,
  onPress,
}: ButtonProps & { action: string; Icon: LucideIcon; onPress: () => void }) => (
  <button
    type="button"
    className="icon-button"
    disabled={isDisabled}
    aria-label={`${action} ${title}`}
    title={action}
    onClick={onPress}
  >
    <Icon />
  </button>
);
