import { type KeyboardEvent, useRef, useState } from "react";
import type { Element, ElementProps } from "../../../documents/document";
import { elementName } from "../../commands/elementName";
import { withStyle } from "../../commands/style";
import { useEditorContext } from "../../EditorContext";
import { useEditing } from "../../puckAdapter";
import { type Box, movedTracks, movedWidths, neighbors } from "./columns";
import { drag } from "./drag";
import { renderedElement, useMeasured } from "./useMeasured";

const KEY_STEP = 0.01;

type Edge = { left: Box; right: Box; x: number; top: number; height: number; share: number };
type Row = { edges: Edge[]; room: number; tracks: number[] | null; startsAt: number[] };

/** Handles between the columns of a container, to resize them. */
export function ColumnHandles({ element, content }: { element: Element; content: readonly Element[] }) {
  const { id } = element.props;
  const editing = useEditing();
  const { device, schemaOf } = useEditorContext();
  const [ids] = useState(() => ({ current: [] as string[] }));
  ids.current = content.map(({ props }) => props.id);
  const [measure] = useState(() => (container: HTMLElement) => rowOf(container, ids.current));
  const row = useMeasured(id, measure);
  const [active, setActive] = useState<string | null>(null);
  const drags = useRef(0);
  if (!row) return null;

  function move({ tracks, room, startsAt }: Row, { left, right }: Edge, by: number, key: string, isOneStep: boolean) {
    const step = { label: "Column widths", key, isOneStep };
    const style = (name: string, value: string) => (props: ElementProps) => withStyle(props, device, name, value);
    if (tracks) {
      const index = trackEndingAt(startsAt, tracks, left);
      if (index < 0) return;
      return editing.update(id, style("columns", movedTracks(tracks, index, by)), step);
    }
    const [one, other] = movedWidths(left.right - left.left, right.right - right.left, by, room);
    editing.update(left.id, style("width", one), step);
    editing.update(right.id, style("width", other), step);
  }

  const nameOf = (one: string) => {
    const found = content.find(({ props }) => props.id === one);
    return found ? elementName(found, schemaOf) : "";
  };

  return row.edges.map((edge) => {
    const key = `${edge.left.id} ${edge.right.id}`;
    function onKeyDown(event: KeyboardEvent) {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by || !row) return;
      event.preventDefault();
      event.stopPropagation();
      move(row, edge, by * row.room * KEY_STEP * (event.shiftKey ? 5 : 1), `columns-${key}`, false);
    }
    return (
      // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be operated, a separator with a value can
      <div
        key={key}
        role="separator"
        tabIndex={0}
        className="handle handle--column"
        data-handle
        data-active={active === key || undefined}
        style={{ left: edge.x, top: edge.top, height: edge.height }}
        aria-orientation="vertical"
        aria-label={`Between ${nameOf(edge.left.id)} and ${nameOf(edge.right.id)}`}
        aria-valuenow={edge.share}
        aria-valuemin={5}
        aria-valuemax={95}
        aria-valuetext={`${edge.share} percent`}
        // The engine treats a click next to all elements as the end of the selection.
        onClick={(event) => event.stopPropagation()}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          drags.current += 1;
          setActive(key);
          const name = `columns-${key}-${drags.current}`;
          drag(
            event,
            ({ x }) => move(row, edge, x, name, true),
            () => setActive(null),
          );
        }}
      >
        <span className="handle__size">{edge.share} %</span>
      </div>
    );
  });
}

/** The positions of the edges between columns, relative to the container. */
function rowOf(container: HTMLElement, ids: readonly string[]): Row | null {
  const children = ids.map((id) => renderedElement(id)).filter((child) => child !== null);
  const holder = children[0]?.parentElement;
  const style = holder && holder.ownerDocument.defaultView?.getComputedStyle(holder);
  if (!holder || !style || !/flex|grid/.test(style.display)) return null;
  const origin = container.getBoundingClientRect();
  const boxes = children.map((child) => {
    const { left, right, top, bottom } = child.getBoundingClientRect();
    return { id: child.dataset.puckComponent ?? "", left, right, top, bottom };
  });
  const inside = holder.getBoundingClientRect();
  const start = inside.left + Number.parseFloat(style.paddingLeft);
  const room = inside.width - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  const tracks = style.display.includes("grid") ? style.gridTemplateColumns.split(" ").map(Number.parseFloat) : null;
  const gap = Number.parseFloat(style.columnGap) || 0;
  const edges = neighbors(boxes).map(([left, right]) => ({
    left,
    right,
    x: (left.right + right.left) / 2 - origin.left,
    top: Math.min(left.top, right.top) - origin.top,
    height: Math.max(left.bottom, right.bottom) - Math.min(left.top, right.top),
    share: Math.round(((left.right - left.left) / room) * 100),
  }));
  const startsAt = (tracks ?? []).map((_track, index) => start + sumBefore(tracks ?? [], index) + gap * index);
  // One edge is enough for a grid of several rows.
  const first = edges.filter((edge, index) => edges.findIndex(({ x }) => Math.abs(x - edge.x) < 1) === index);
  return { edges: tracks ? first : edges, room, tracks, startsAt };
}

const sumBefore = (tracks: readonly number[], index: number) =>
  tracks.slice(0, index).reduce((sum, track) => sum + track, 0);

const trackEndingAt = (startsAt: readonly number[], tracks: readonly number[], { right }: Box) =>
  startsAt.findIndex((start, index) => Math.abs(start + (tracks[index] ?? 0) - right) < 2 && index < tracks.length - 1);
