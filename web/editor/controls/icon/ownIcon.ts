import { pathIconOf } from "../../../kit/parts/icons/pathIcon";
import { gettext } from "../../texts/gettext";
import { isShape, pathOf, type Shape } from "./shapes";

export const LARGEST_FILE_BYTES = 20_000;

type Read = { ok: true; value: string } | { ok: false; reason: string };

const HARMLESS = new Set(["svg", "g", "title", "desc", "defs", "metadata", "style"]);

/**
 * An SVG file as an icon in the color of the text. Only its shapes are kept, and the server accepts nothing else, so no
 * script, style or reference gets into a page.
 */
export function iconFromSvg(text: string, fileName: string): Read {
  if (text.length > LARGEST_FILE_BYTES) return refuse(gettext("The file is larger than 20 kB. Simplify the graphic."));
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (svg.localName !== "svg" || svg.querySelector("parsererror")) return refuse(gettext("This is not an SVG file."));
  applyRules(svg);
  const all = [svg, ...svg.querySelectorAll("*")].filter((element) => !element.closest("defs, metadata"));
  const fault = faultOf(all);
  if (fault) return refuse(fault);
  const shapes = all.filter(isPaintedShape).map(shapeOf);
  const value = `${nameFrom(fileName)}|${boxOf(svg, all)}|${pathOf(shapes)}`;
  return pathIconOf(value)
    ? { ok: true, value }
    : refuse(gettext("The graphic is too large for an icon. Simplify its paths."));
}

const refuse = (reason: string): Read => ({ ok: false, reason });

function faultOf(all: readonly globalThis.Element[]): string | null {
  const other = all.find(({ localName }) => !isShape(localName) && !HARMLESS.has(localName));
  if (other)
    return gettext("The file contains <{tag}>. An icon consists of shapes only: convert it to paths.", {
      tag: other.localName,
    });
  if (!all.some(isPaintedShape)) return gettext("The file contains no shapes.");
  if (all.some((element) => element.hasAttribute("transform")))
    return gettext("The file contains transformed shapes. Export it again with “Flatten transforms”.");
  if (colorsOf(all).size > 1)
    return gettext("The graphic has several colors. Use an image for it: an icon has the color of its text.");
  return null;
}

const colorsOf = (all: readonly globalThis.Element[]) =>
  new Set(
    all.flatMap((element) =>
      ["fill", "stroke"].flatMap((name) => {
        const color = propertyOf(element, name)?.toLowerCase();
        return color && color !== "none" ? [color] : [];
      }),
    ),
  );

const propertyOf = (element: globalThis.Element, name: string): string | undefined =>
  element
    .getAttribute("style")
    ?.match(new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`))?.[1]
    ?.trim() ??
  element.getAttribute(name) ??
  undefined;

/** Many icon sets have a square without color in each file, as the box of the icon. */
const isPaintedShape = (element: globalThis.Element) =>
  isShape(element.localName) &&
  (inherited(element, "fill") !== "none" || (inherited(element, "stroke") ?? "none") !== "none");

function inherited(element: globalThis.Element, name: string): string | undefined {
  const parent = element.parentElement;
  return propertyOf(element, name) ?? (parent ? inherited(parent, name) : undefined);
}

/** Graphics programs write colors as rules for classes. They become styles of the elements; a later rule comes first. */
function applyRules(svg: globalThis.Element) {
  const css = [...svg.querySelectorAll("style")].map(({ textContent }) => textContent).join("");
  const rules = [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)].reverse();
  for (const [, selector = "", declarations] of rules) {
    for (const element of elementsOf(svg, selector))
      element.setAttribute("style", `${element.getAttribute("style") ?? ""};${declarations}`);
  }
}

/** The selector is text of a file, so it can be anything. */
function elementsOf(svg: globalThis.Element, selector: string): Iterable<globalThis.Element> {
  try {
    return svg.querySelectorAll(selector);
  } catch {
    return [];
  }
}

const shapeOf = (element: globalThis.Element): Shape => [
  element.localName,
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
];

/** The view box, and the width of the line if the graphic is no filled shape. */
function boxOf(svg: globalThis.Element, all: readonly globalThis.Element[]): string {
  const stored = (svg.getAttribute("viewBox") ?? "").trim().split(/[\s,]+/);
  const sides = ["width", "height"].map((name) => Number.parseFloat(svg.getAttribute(name) ?? "") || 24);
  const box = stored.length === 4 ? stored.map((one) => rounded(Number.parseFloat(one))) : [0, 0, ...sides];
  const isLine = all.some((element) => ![undefined, "none"].includes(propertyOf(element, "stroke")));
  const widths = all.flatMap((element) => propertyOf(element, "stroke-width") ?? []);
  return [...box, ...(isLine ? [rounded(Number.parseFloat(widths[0] ?? "1"))] : [])].join(" ");
}

const rounded = (number: number) => Number(number.toFixed(3));

const nameFrom = (fileName: string) =>
  fileName
    .replace(/\.svg$/i, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60) || "icon";
