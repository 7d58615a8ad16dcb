import { ChevronRight, Eye, EyeOff, type LucideIcon } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { gettext } from "../../texts/gettext";
import type { Row } from "./rows";

type Props = {
  row: Row;
  Icon: LucideIcon;
  label: string;
  excerpt: string;
  isOpen: boolean;
  isSelected: boolean;
  /** The one row in the tab order. */
  isCurrent: boolean;
  isHidden: boolean;
  isRenaming: boolean;
  isLocked: boolean;
  isDragged: boolean;
  /** Where the dragged element would go, relative to this row. */
  drop?: "before" | "after" | "inside";
  hideTitle: string;
  onToggle: () => void;
  onSelect: (event: MouseEvent) => void;
  /** Null keeps the name. */
  onRename: (label: string | null) => void;
  onStartRenaming: () => void;
  onHide: (hide: boolean) => void;
  onFocus: () => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
};

export function TreeRow(props: Props) {
  const { row, Icon, label, excerpt, isOpen, isSelected, isCurrent, isHidden, isRenaming, isLocked } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of all rows
    <div
      role="treeitem"
      data-row={row.element.props.id}
      className="tree__row"
      style={{ "--level": row.level - 1 } as React.CSSProperties}
      tabIndex={isCurrent && !isRenaming ? 0 : -1}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={row.hasChildren ? isOpen : undefined}
      aria-selected={isSelected}
      aria-label={[label, excerpt, isHidden && gettext("hidden")].filter(Boolean).join(", ")}
      data-dragged={props.isDragged || undefined}
      data-drop={props.drop}
      onFocus={props.onFocus}
      onPointerDown={isRenaming ? undefined : props.onPointerDown}
      onClick={props.onSelect}
      onDoubleClick={() => !isLocked && props.onStartRenaming()}
    >
      {row.hasChildren ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys of the tree do the same
        // biome-ignore lint/a11y/noStaticElementInteractions: part of the row, not a control
        <span
          className="tree__toggle"
          data-open={isOpen || undefined}
          onClick={(event) => {
            event.stopPropagation();
            props.onToggle();
          }}
        >
          <ChevronRight aria-hidden />
        </span>
      ) : (
        <span className="tree__toggle" />
      )}
      <Icon className="tree__icon" aria-hidden />
      {isRenaming ? (
        <NameField start={String(row.element.props.$label ?? "")} placeholder={label} onDone={props.onRename} />
      ) : (
        <span className="tree__name" dir="auto" data-hidden={isHidden || undefined}>
          {label} <span className="tree__excerpt">{excerpt}</span>
        </span>
      )}
      {!isLocked && <HideButton {...props} />}
    </div>
  );
}

type HideProps = Pick<Props, "label" | "isCurrent" | "isHidden" | "hideTitle" | "onHide">;

function HideButton({ label, isCurrent, isHidden, hideTitle, onHide }: HideProps) {
  const Icon = isHidden ? EyeOff : Eye;
  return (
    <button
      type="button"
      className="tree__visibility"
      tabIndex={isCurrent ? 0 : -1}
      data-hidden={isHidden || undefined}
      aria-pressed={isHidden}
      aria-label={gettext("Hide {label}", { label })}
      title={hideTitle}
      onClick={(event) => {
        event.stopPropagation();
        onHide(!isHidden);
      }}
    >
      <Icon aria-hidden />
    </button>
  );
}

type NameProps = { start: string; placeholder: string; onDone: (label: string | null) => void };

function NameField({ start, placeholder, onDone }: NameProps) {
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    // Not every browser moves the focus to a field whose text is selected.
    field.current?.focus();
    field.current?.select();
  }, []);
  const finish = (label: string | null) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(label);
  };
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation();
    if (event.key === "Enter") finish(event.currentTarget.value.trim());
    if (event.key === "Escape") finish(null);
  }
  return (
    <input
      ref={field}
      className="input tree__field"
      aria-label={gettext("Name")}
      defaultValue={start}
      placeholder={placeholder}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      onBlur={(event) => finish(event.target.value.trim())}
    />
  );
}
