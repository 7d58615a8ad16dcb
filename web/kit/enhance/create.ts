type Attributes = Readonly<Record<string, string>>;

/** Creates an element with its attributes and content. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  page: Document,
  tag: Tag,
  attributes: Attributes = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}

const SVG = "http://www.w3.org/2000/svg";
const STROKE: Attributes = {
  "aria-hidden": "true",
  viewBox: "0 0 24 24",
  width: "1em",
  height: "1em",
  fill: "none",
  stroke: "currentColor",
  "stroke-width": "1.5",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
};

/** An icon like that of `Glyph`. `isMirrored` turns an arrow round for right-to-left text. */
export function createGlyph(page: Document, d: string, isMirrored = false): SVGElement {
  const svg = page.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries(STROKE)) svg.setAttribute(name, value);
  const path = svg.appendChild(page.createElementNS(SVG, "path"));
  path.setAttribute("d", d);
  if (isMirrored) path.setAttribute("transform", "matrix(-1 0 0 1 24 0)");
  return svg as SVGElement;
}
