/** The tag of an SVG shape and its attributes. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

type Numbers = (...names: string[]) => number[];
type ToPath = (numbers: Numbers, attributes: Shape[1]) => string;

const ellipse = (cx = 0, cy = 0, rx = 0, ry = rx) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

function rectangle(x = 0, y = 0, width = 0, height = 0, rx = 0, ry = rx) {
  if (!rx) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  const [w, h] = [width - 2 * rx, height - 2 * ry];
  return `M${x + rx} ${y}h${w}${corner(rx, ry)}v${h}${corner(-rx, ry)}h${-w}${corner(-rx, -ry)}v${-h}${corner(rx, -ry)}z`;
}

const NUMBER = "(-?(?:\\d+\\.?\\d*|\\.\\d+)(?:e-?\\d+)?)";
const RELATIVE_START = new RegExp(`^m ?${NUMBER}[ ,]?${NUMBER}[ ,]?(?=([-.\\d])?)`);

/** A relative start is absolute in a path of its own, but not after another one. Numbers after it are relative lines. */
const absoluteStart = (path: string) =>
  path.replace(RELATIVE_START, (_start, x, y, next) => `M${x} ${y}${next === undefined ? "" : "l"}`);

const PATHS: Readonly<Record<string, ToPath>> = {
  path: (_numbers, { d = "" }) => absoluteStart(d.trim().replace(/\s+/g, " ")),
  circle: (numbers) => ellipse(...numbers("cx", "cy", "r")),
  ellipse: (numbers) => ellipse(...numbers("cx", "cy", "rx", "ry")),
  rect: (numbers, { rx, ry }) =>
    rectangle(...numbers("x", "y", "width", "height"), Number(rx ?? ry ?? 0), Number(ry ?? rx ?? 0)),
  line: (numbers) => {
    const [x1, y1, x2, y2] = numbers("x1", "y1", "x2", "y2");
    return `M${x1} ${y1}L${x2} ${y2}`;
  },
  polyline: (_numbers, { points = "" }) => `M${points.trim().replace(/\s+/g, " ")}`,
  polygon: (_numbers, { points = "" }) => `M${points.trim().replace(/\s+/g, " ")}z`,
};

export const isShape = (tag: string): boolean => Object.hasOwn(PATHS, tag);

/** All shapes as one path, so that an icon is one element on the page. */
export const pathOf = (shapes: readonly Shape[]): string =>
  shapes
    .map(([tag, attributes]) => {
      const numbers: Numbers = (...names) => names.map((name) => Number.parseFloat(attributes[name] ?? "0") || 0);
      return PATHS[tag]?.(numbers, attributes) ?? "";
    })
    .join("");
