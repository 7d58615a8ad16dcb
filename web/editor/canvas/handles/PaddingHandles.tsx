import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { Element, ElementProps } from "../../../documents/document";
import { changeTitle } from "../../commands/names/elementName";
import { withStyle } from "../../commands/style";
import { parseSides, printSides, type Sides } from "../../controls/sides/sides";
import { useEditorContext } from "../../EditorContext";
import { styleValues } from "../../panels/settings/styleValues";
import { useEditing } from "../../puckAdapter";
import { gettext } from "../../texts/gettext";
import { drag } from "./drag";
import { useMeasured } from "./useMeasured";

const SIDES = ["top", "right", "bottom", "left"] as const;
const LABELS: Readonly<Record<(typeof SIDES)[number], string>> = {
  top: gettext("Padding, top"),
  right: gettext("Padding, right"),
  bottom: gettext("Padding, bottom"),
  left: gettext("Padding, left"),
};
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
  const padding = useMeasured(element.props.id, paddingOf);
  if (!padding) return null;
  return SIDES.map((name, index) => (
    <PaddingHandle key={name} element={element} padding={padding} side={index as Side} />
  ));
}

type Props = { element: Element; padding: readonly number[]; side: Side };

function PaddingHandle({ element, padding, side }: Props) {
  const padded = usePadding(element, padding);
  const [isActive, setActive] = useState(false);
  const drags = useRef(0);
  const size = padding[side] ?? 0;
  const name = SIDES[side];
  const key = `padding-${element.props.id}-${name}`;
  const inward = INWARD[side];

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    padded.set(padded.current(), side, size + by * (event.shiftKey ? 10 : 1), { key, isOneStep: false });
  }
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const from = padded.current();
    drags.current += 1;
    setActive(true);
    const step = { key: `${key}-${drags.current}`, isOneStep: true };
    const follow = ({ x, y }: { x: number; y: number }, both: boolean) =>
      padded.set(from, side, size + x * inward.x + y * inward.y, step, both);
    drag(event, follow, () => setActive(false));
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      className={`handle handle--padding handle--${name}`}
      data-handle
      data-active={isActive || undefined}
      // Within the padding, so that a click on the content reaches it.
      style={{ [name]: `max(0px, ${size}px - 14 * var(--px))` }}
      aria-label={LABELS[name]}
      aria-valuenow={size}
      aria-valuemin={0}
      aria-valuemax={MAX_PADDING}
      aria-valuetext={`${size} pixels`}
      aria-orientation={inward.x ? "horizontal" : "vertical"}
      // The engine treats a click next to all elements as the end of the selection.
      onClick={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      <span className="handle__size">{size}</span>
    </div>
  );
}

type Step = { key: string; isOneStep: boolean };

/** The element's padding as stored, and a function to change one side of it. */
function usePadding(element: Element, measured: readonly number[]) {
  const editing = useEditing();
  const { device, devices, schemaOf } = useEditorContext();
  const { id, $style } = element.props;
  return {
    /** The other sides keep their units. */
    current(): Sides {
      const { own, inherited } = styleValues({ style: $style, name: "padding", device, devices, state: null });
      const css = own ?? inherited;
      return (typeof css === "string" && parseSides(css)) || (measured.map((size) => `${size}px`) as Sides);
    },
    /** `both` also changes the opposite side. */
    set(from: Sides, side: Side, size: number, step: Step, both = false) {
      const next: Sides = [...from];
      const css = `${Math.min(MAX_PADDING, Math.max(0, Math.round(size)))}px`;
      next[side] = css;
      if (both) next[(side + 2) % 4] = css;
      const change = (props: ElementProps) => withStyle(props, device, "padding", printSides(next));
      editing.update(id, change, { label: changeTitle(gettext("Padding"), element, schemaOf), ...step });
    },
  };
}

function paddingOf(element: HTMLElement): readonly number[] {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  return SIDES.map((name) => Math.round(Number.parseFloat(style?.getPropertyValue(`padding-${name}`) ?? "0") || 0));
}
