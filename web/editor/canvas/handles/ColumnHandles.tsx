import { type KeyboardEvent, type PointerEvent, useState } from "react";
import type { Element, ElementProps } from "../../../documents/document";
import { elementName } from "../../commands/names/elementName";
import { withStyle } from "../../commands/style";
import { useEditorContext } from "../../EditorContext";
import type { Change } from "../../history/history";
import { useEditing } from "../../puckAdapter";
import { gettext } from "../../texts/gettext";
import { type Edge, minimums, type Row, rowOf, trackEndingAt } from "./columnRow";
import { MIN_SHARE, type Minimums, movedTracks, movedWidths } from "./columns";
import { drag } from "./drag";
import { useMeasured } from "./useMeasured";

const KEY_STEP = 0.01;

/** Handles between the columns of a container, to resize them. */
export function ColumnHandles({ element, content }: { element: Element; content: readonly Element[] }) {
  const { schemaOf } = useEditorContext();
  const row = useRow(element, content);
  const moveEdge = useMoveEdge(element.props.id);
  if (!row) return null;

  const nameOf = (id: string) => {
    const found = content.find(({ props }) => props.id === id);
    return found ? elementName(found, schemaOf) : "";
  };
  return row.edges.map((edge) => {
    const { left, right } = edge;
    return (
      <ColumnHandle
        key={`${left.id} ${right.id}`}
        edge={edge}
        label={gettext("Between {first} and {second}", { first: nameOf(left.id), second: nameOf(right.id) })}
        total={row.total}
        measure={() => minimums(row, edge)}
        onMove={(by, min, step) => moveEdge(row, edge, { by, min }, step)}
      />
    );
  });
}

function useRow(element: Element, content: readonly Element[]): Row | null {
  // The measuring function stays the same, so that the effect that measures does not start again.
  const [ids] = useState(() => ({ current: [] as string[] }));
  ids.current = content.map(({ props }) => props.id);
  const [measure] = useState(() => (container: HTMLElement) => rowOf(container, ids.current));
  return useMeasured(element.props.id, measure);
}

type Step = Omit<Change, "label">;
type Move = { by: number; min: Minimums };

/** Resizes the columns on both sides of an edge: tracks of a grid, or the widths of two elements. */
function useMoveEdge(containerId: string) {
  const editing = useEditing();
  const { device } = useEditorContext();
  const style = (name: string, value: string) => (props: ElementProps) => withStyle(props, device, name, value);

  return ({ tracks, room, startsAt, isFromRight }: Row, { left, right }: Edge, { by, min }: Move, step: Step) => {
    const change = { label: gettext("Column widths"), ...step };
    if (tracks) {
      const index = trackEndingAt(startsAt, tracks, left);
      if (index < 0) return;
      const moved = movedTracks(tracks, index, by, min);
      const css = (isFromRight ? moved.reverse() : moved).join(" ");
      editing.update(containerId, style("columns", css), change);
      return;
    }
    const [one, other] = movedWidths(left.right - left.left, right.right - right.left, by, room, min);
    editing.update(left.id, style("width", one), change);
    editing.update(right.id, style("width", other), change);
  };
}

type HandleProps = {
  edge: Edge;
  label: string;
  /** The width of all columns in pixels. */
  total: number;
  /** How narrow the columns can be. Measuring is slow, so it happens when the handle is about to move. */
  measure: () => Minimums;
  onMove: (by: number, min: Minimums, step: Step) => void;
};

function ColumnHandle({ edge, label, total, measure, onMove }: HandleProps) {
  const [isActive, setIsActive] = useState(false);
  const [limits, setLimits] = useState({ min: MIN_SHARE * 100, max: 100 - MIN_SHARE * 100 });
  const key = `columns-${edge.left.id} ${edge.right.id}`;

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(by * total * KEY_STEP * (event.shiftKey ? 5 : 1), measure(), { key, isOneStep: false });
  }
  function onFocus() {
    const { left, right } = edge;
    const min = measure();
    const both = left.right - left.left + right.right - right.left;
    const percent = (width: number) => Math.round(Math.max(width / total, MIN_SHARE) * 100);
    const largest = percent(both - Math.max(min.right, total * MIN_SHARE));
    setLimits({ min: Math.min(edge.share, percent(min.left)), max: Math.max(edge.share, largest) });
  }
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    setIsActive(true);
    const step = { key: `${key}-${event.timeStamp}`, isOneStep: true };
    const min = measure();
    drag(
      event,
      ({ x }) => onMove(x, min, step),
      () => setIsActive(false),
    );
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be operated, a separator with a value can
    <div
      role="separator"
      tabIndex={0}
      className="handle handle--column"
      data-handle
      data-active={isActive || undefined}
      style={{ left: edge.x, top: edge.top, height: edge.height }}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={edge.share}
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      aria-valuetext={`${edge.share} percent`}
      // The engine treats a click next to all elements as the end of the selection.
      onClick={(event) => event.stopPropagation()}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      <span className="handle__size">{edge.share} %</span>
    </div>
  );
}
