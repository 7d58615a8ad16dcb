import type { KeyboardEvent, PointerEvent } from "react";

type Limits = { smallest: number; initial: number; largest: number };
type Props = {
  side: "left" | "right";
  label: string;
  value: number;
  limits: Limits;
  onChange: (value: number) => void;
};

const STEP = 16;

/** The edge of a panel, which can be dragged or moved with the arrow keys. A double click restores the default width. */
export function PanelEdge({ side, label, value, limits, onChange }: Props) {
  const set = (width: number) => onChange(Math.round(Math.min(limits.largest, Math.max(limits.smallest, width))));
  const outward = ({ currentTarget }: { currentTarget: HTMLElement }) =>
    (side === "left" ? 1 : -1) * (getComputedStyle(currentTarget).direction === "rtl" ? -1 : 1);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const edge = event.currentTarget;
    const from = event.clientX;
    // Captured, so that the canvas, a document of its own, does not swallow the movement.
    edge.setPointerCapture(event.pointerId);
    const by = outward(event);
    const onMove = (move: globalThis.PointerEvent) => set(value + (move.clientX - from) * by);
    edge.addEventListener("pointermove", onMove);
    edge.addEventListener("lostpointercapture", () => edge.removeEventListener("pointermove", onMove), { once: true });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (!by) return;
    event.preventDefault();
    set(value + by * outward(event));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be operated, a separator with a value can
    <div
      role="separator"
      tabIndex={0}
      className={`panel-edge panel-edge--${side}`}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={limits.smallest}
      aria-valuemax={limits.largest}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={() => set(limits.initial)}
    />
  );
}
