import { HEIGHT, isFarEnough, type Point, pathOf, type Stroke, WIDTH } from "./strokes";

type Listener = {
  /** How many more points the drawing may have. */
  room: () => number;
  onStroke: (stroke: Stroke) => void;
};

const SVG = "http://www.w3.org/2000/svg";

/** Draws with mouse, pen or touch. SVG is sharp on every screen and at every size, and has the color of the text. */
export class DrawingArea {
  private readonly svg: SVGSVGElement;
  private points: Point[] = [];
  private path: SVGPathElement | null = null;

  constructor(
    private readonly pad: HTMLElement,
    until: AbortSignal,
    private readonly listener: Listener,
  ) {
    this.svg = pad.querySelector("svg") as SVGSVGElement;
    const whileLive = { signal: until };
    this.svg.addEventListener("pointerdown", (event) => this.begin(event), whileLive);
    this.svg.addEventListener("pointermove", (event) => this.go(event), whileLive);
    for (const type of ["pointerup", "pointercancel"]) this.svg.addEventListener(type, () => this.end(), whileLive);
  }

  show(strokes: readonly Stroke[]): void {
    this.svg.replaceChildren(...strokes.map((stroke) => newPath(stroke)));
    this.pad.dataset.empty = String(strokes.length === 0);
  }

  private begin(event: PointerEvent): void {
    // A second finger and the other buttons of a mouse draw nothing.
    if (this.path || event.button !== 0 || this.listener.room() <= 0) return;
    event.preventDefault();
    this.svg.setPointerCapture(event.pointerId);
    this.points = [];
    this.path = this.svg.appendChild(newPath([]));
    this.pad.dataset.empty = "false";
    this.add(event);
  }

  private go(event: PointerEvent): void {
    if (!this.path) return;
    const all = event.getCoalescedEvents?.() ?? [];
    for (const one of all.length > 0 ? all : [event]) this.add(one);
  }

  private end(): void {
    if (!this.path) return;
    this.path = null;
    this.listener.onStroke(this.points);
  }

  private add({ clientX, clientY }: MouseEvent): void {
    const { left, top, width, height } = this.svg.getBoundingClientRect();
    const point = [inBox((clientX - left) / width, WIDTH), inBox((clientY - top) / height, HEIGHT)] as const;
    if (this.points.length >= this.listener.room() || !isFarEnough(point, this.points.at(-1))) return;
    this.points.push(point);
    this.path?.setAttribute("d", pathOf(this.points));
  }
}

function newPath(stroke: Stroke): SVGPathElement {
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", pathOf(stroke));
  return path;
}

const inBox = (share: number, size: number): number => Math.round(Math.min(Math.max(share, 0), 1) * size);
