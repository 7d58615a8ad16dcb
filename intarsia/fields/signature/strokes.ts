/**
 * A drawing as text: strokes are separated by `;`, their points by spaces, and a point is `x,y` in a box of 1000 × 400.
 * `shown_answers/signature.py` reads the same.
 */
export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

export const WIDTH = 1000;
export const HEIGHT = 400;
/** A careful signature has about 400. */
export const MOST_POINTS = 2000;
/** Nearer points change nothing that can be seen. */
const LEAST_DISTANCE = 4;

const POINT = String.raw`\d{1,4},\d{1,4}`;
const STROKES = new RegExp(`^${POINT}(?:[ ;]${POINT})*$`);

/** Null if the text is not a drawing. */
export function parseStrokes(text: string): Stroke[] | null {
  if (!STROKES.test(text)) return null;
  const strokes = text.split(";").map((stroke) => stroke.split(" ").map(pointOf));
  const isInBox = strokes.flat().every(([x, y]) => x <= WIDTH && y <= HEIGHT);
  return isInBox && countPoints(strokes) <= MOST_POINTS ? strokes : null;
}

function pointOf(text: string): Point {
  const [x, y] = text.split(",").map(Number);
  return [x as number, y as number];
}

export const strokesText = (strokes: readonly Stroke[]): string =>
  strokes.map((stroke) => stroke.map((point) => point.join(",")).join(" ")).join(";");

export const countPoints = (strokes: readonly Stroke[]): number => strokes.flat().length;

/** A person who taps by accident leaves a dot. */
export function isTooSmall(strokes: readonly Stroke[]): boolean {
  const extent = (axis: 0 | 1) => {
    const values = strokes.flat().map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  return Math.max(extent(0), extent(1)) < WIDTH / 20;
}

export function isFarEnough([x, y]: Point, last: Point | undefined): boolean {
  return !last || Math.hypot(x - last[0], y - last[1]) >= LEAST_DISTANCE;
}

/** A curve through the middles between the points: hands draw no corners. */
export function pathOf(stroke: Stroke): string {
  const [first, ...rest] = stroke;
  if (!first) return "";
  const curves = rest.map((point, index) => `Q${stroke[index]} ${middle(stroke[index] as Point, point)}`);
  return [`M${first}`, ...curves, `L${stroke.at(-1)}`].join("");
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
