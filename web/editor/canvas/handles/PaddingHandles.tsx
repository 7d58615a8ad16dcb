import { type KeyboardEvent, useRef, useState } from "react";
import type { Element } from "../../../documents/document";
import { withStyle } from "../../commands/style";
import { parseSides, printSides, type Sides } from "../../controls/sides/sides";
import { useEditorContext } from "../../EditorContext";
import { styleValues } from "../../panels/settings/styleValues";
import { useEditing } from "../../puckAdapter";
import { drag } from "./drag";
import { useMeasured } from "./useMeasured";

const SIDES = ["top", "right", "bottom", "left"] as const;
const INWARD = [
  { y: 1, x: 0 },
  { y: 0, x: -1 },
  { y: -1, x: 0 },
  { y: 0, x: 1 },
] as const;
const MAX_PADDING = 480;

type Side = 0 | 1 | 2 | 3;

/** Handles on all four sides of an element to change its padding; with Shift, opposite sides change together. */
export function PaddingHandles({ element }: { element: Element }) {
  const { id } = element.props;
  const editing = useEditing();
  const { device, devices } = useEditorContext();
  const padding = useMeasured(id, paddingOf);
  const [active, setActive] = useState<Side | null>(null);
  const drags = useRef(0);
  if (!padding) return null;

  function set(from: Sides, side: Side, size: number, both: boolean, key: string, isOneStep: boolean) {
    const next: Sides = [...from];
    const css = `${Math.min(MAX_PADDING, Math.max(0, Math.round(size)))}px`;
    next[side] = css;
    if (both) next[(side + 2) % 4] = css;
    editing.update(id, (props) => withStyle(props, device, "padding", printSides(next)), {
      label: "Padding",
      key,
      isOneStep,
    });
  }
  /** The current values, so that the other sides keep their units. */
  function written(measured: readonly number[]): Sides {
    const { own: ownValue, inherited } = styleValues({
      style: element.props.$style,
      name: "padding",
      device,
      devices,
      state: null,
    });
    const css = ownValue ?? inherited;
    return (typeof css === "string" && parseSides(css)) || (measured.map((size) => `${size}px`) as Sides);
  }

  return SIDES.map((name, index) => {
    const side = index as Side;
    const size = padding[side] ?? 0;
    const inward = INWARD[side];
    function onKeyDown(event: KeyboardEvent) {
      const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
      if (!by || !padding) return;
      event.preventDefault();
      event.stopPropagation();
      set(written(padding), side, size + by * (event.shiftKey ? 10 : 1), false, `padding-${id}-${name}`, false);
    }
    return (
      <div
        key={name}
        role="slider"
        tabIndex={0}
        className={`handle handle--padding handle--${name}`}
        data-handle
        data-active={active === side || undefined}
        style={{ [name]: size }}
        aria-label={`Padding, ${name}`}
        aria-valuenow={size}
        aria-valuemin={0}
        aria-valuemax={MAX_PADDING}
        aria-valuetext={`${size} pixels`}
        aria-orientation={inward.x ? "horizontal" : "vertical"}
        // The engine treats a click next to all elements as the end of the selection.
        onClick={(event) => event.stopPropagation()}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          const from = written(padding);
          drags.current += 1;
          setActive(side);
          const key = `padding-${id}-${drags.current}`;
          drag(
            event,
            ({ x, y }, both) => set(from, side, size + x * inward.x + y * inward.y, both, key, true),
            () => setActive(null),
          );
        }}
      >
        <span className="handle__size">{size}</span>
      </div>
    );
  });
}

function paddingOf(element: HTMLElement): readonly number[] {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  return SIDES.map((name) => Math.round(Number.parseFloat(style?.getPropertyValue(`padding-${name}`) ?? "0") || 0));
}
