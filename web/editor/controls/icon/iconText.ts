import type { Shape } from "./shapes";

/** Icons by name, each with its shapes. */
export type IconNodes = Readonly<Record<string, readonly Shape[]>>;

/**
 * Names, and in the same order the shapes of each icon: `m9 18 6-6|circle;cx=12;cy=12;r=4`. The build stores icons like
 * this, because columns compress better than objects.
 */
export function nodesOf(names: string, shapes: string): IconNodes {
  const lines = shapes.split("\n");
  return Object.fromEntries(
    names.split("\n").map((name, index) => [name, (lines[index] ?? "").split("|").map(shapeOf)]),
  );
}

/** In the same order, further words to find each icon by: `arrow,direction`. */
export function tagsOf(names: string, tags: string): Readonly<Record<string, readonly string[]>> {
  const lines = tags.split("\n");
  return Object.fromEntries(names.split("\n").map((name, index) => [name, lines[index]?.split(",") ?? []]));
}

/** Most shapes are paths, which have only one attribute. */
function shapeOf(text: string): Shape {
  const [tag = "", ...attributes] = text.split(";");
  if (attributes.length === 0) return ["path", { d: tag }];
  return [tag, Object.fromEntries(attributes.map((attribute) => attribute.split("=")))];
}
