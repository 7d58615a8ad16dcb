import type { Element, ElementStyle, StyleFieldValue } from "../../documents/document";
import {
  activeDevices,
  type Device,
  mediaQuery,
  type PerDevice,
  resolve,
  type Widths,
} from "../environment/devices/devices";
import type { Resources } from "../resolve/resolve";
import type { WidgetSchema } from "../schema/schema";
import type { Setting, Size } from "../schema/settings";
import { cssValue } from "./cssValue";
import type { StyleField } from "./fields";
import { avifLayers, imageCss, imageLayers, isImageFill, takesImages } from "./images";
import { SHARED_FIELDS, STATES } from "./sharedFields";
import { matchesSyntax } from "./syntax";

type Declarations = Map<string, string[]>;
type Images = Resources["images"];

/**
 * The CSS rules of one element, larger devices first so that smaller ones override them. No `style=` attribute is
 * ever printed. Values for devices that the site has turned off stay in the document.
 */
export function elementCss(
  element: Element,
  schema: WidgetSchema | undefined,
  widths: Widths = {},
  images: Images = {},
): string {
  const root = `.e-${CSS_ID(element.props.id)}`;
  const fields: Record<string, StyleField> = { ...SHARED_FIELDS, ...schema?.style };
  const devices = activeDevices(widths);
  return devices
    .map((device) => {
      const declarations: Declarations = new Map();
      const collectStyle = styleCollector(declarations, fields, images, device);
      collectSettings(declarations, root, element, schema, device);
      collectStyle(root, element.props.$style?.[device]);
      collectSmallerImages(declarations, root, fields, images, element.props.$style, device, devices);
      for (const state of STATES) {
        const style = element.props.$style?.[`${device}:${state}`];
        collectStyle(`${root}:${state === "focus" ? "focus-within" : state}`, style);
      }
      return inMedia(mediaQuery(device, widths), print(declarations));
    })
    .join("");
}

const styleCollector =
  (into: Declarations, fields: Record<string, StyleField>, images: Images, device: Device) =>
  (selector: string, style: unknown) => {
    for (const [name, value] of Object.entries(fieldValues(style))) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!field) continue;
      const isRendered = isImageFill(value) && takesImages(field);
      const css = isRendered ? imageCss(value, images, device) : cssValue(field, value);
      if (css === null) continue;
      add(into, partOf(selector, field), field.css?.[css] ?? `${field.property}:${css}`);
      if (isRendered) addAvif(into, partOf(selector, field), avifLayers(value, images, device));
    }
  };

/** After the declaration that each browser supports. */
function addAvif(into: Declarations, selector: string, layers: string | null) {
  if (layers) add(into, selector, `background-image:${layers}`);
}

/** A smaller device that inherits an image gets a smaller size of it. */
function collectSmallerImages(
  into: Declarations,
  root: string,
  fields: Record<string, StyleField>,
  images: Images,
  style: ElementStyle | undefined,
  device: Device,
  devices: readonly Device[],
) {
  const larger = devices.slice(0, devices.indexOf(device)).findLast((one) => one !== "widescreen");
  if (!larger || !style) return;
  for (const [name, field] of Object.entries(fields)) {
    if (!takesImages(field)) continue;
    const values = Object.fromEntries(
      devices.map((one) => [one, fieldValues(style[one])[name]]),
    ) as PerDevice<StyleFieldValue>;
    const inherited = values[device] ? undefined : resolve(values, device, undefined, devices);
    if (!isImageFill(inherited)) continue;
    const layers = imageLayers(inherited, images, device);
    if (!layers || layers === imageLayers(inherited, images, larger)) continue;
    add(into, partOf(root, field), `background-image:${layers}`);
    addAvif(into, partOf(root, field), avifLayers(inherited, images, device));
  }
}

const fieldValues = (style: unknown) =>
  (typeof style === "object" && style !== null && !Array.isArray(style) ? style : {}) as Record<
    string,
    StyleFieldValue
  >;

const partOf = (selector: string, { part }: StyleField) => (part ? `${selector} ${part}` : selector);

function collectSettings(
  into: Declarations,
  root: string,
  element: Element,
  schema: WidgetSchema | undefined,
  device: Device,
) {
  for (const [name, setting] of Object.entries(schema?.settings ?? {})) {
    if (!("property" in setting) || !setting.property) continue;
    const stored = device === "desktop" ? (element.props[name] ?? setting.default) : element.props[`${name}_${device}`];
    const value = isEmpty(stored) ? setting.responsive?.defaults?.[device] : stored;
    const css = settingValue(setting, value);
    if (css === null) continue;
    add(into, root, `${setting.property}:${css}`);
    const reset = setting.resetsStyle ? schema?.style?.[setting.resetsStyle] : undefined;
    if (reset && device !== "desktop" && hasStyle(element, setting.resetsStyle))
      add(into, root, `${reset.property}:initial`);
  }
}

/** Whether an element has a value of a style field, on any device. */
const hasStyle = ({ props }: Element, name = "") =>
  Object.values(props.$style ?? {}).some((declarations) => fieldValues(declarations)[name] !== undefined);

function settingValue(setting: Setting, value: unknown): string | null {
  if (isEmpty(value)) return null;
  if (setting.kind === "size") {
    const { size, unit } = value as Size;
    return typeof size === "number" && setting.units.includes(unit) ? `${size}${unit}` : null;
  }
  if (setting.kind === "number") return typeof value === "number" ? String(value) : null;
  if (setting.kind === "select") return setting.options.some(([option]) => option === value) ? String(value) : null;
  return setting.kind === "color" && matchesSyntax("color", String(value)) ? String(value) : null;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (typeof value === "object" && (value as Size).size === "");

function add(into: Declarations, selector: string, declaration: string) {
  const list = into.get(selector);
  if (list) list.push(declaration);
  else into.set(selector, [declaration]);
}

const print = (declarations: Declarations) =>
  [...declarations].map(([selector, list]) => `${selector}{${list.join(";")}}`).join("");

const inMedia = (query: string, rules: string) => (rules && query ? `@media ${query}{${rules}}` : rules);

/**
 * Element ids come from documents, so only characters that are safe in a selector remain. An id that is not a string
 * becomes empty.
 */
export const CSS_ID = (id: unknown) => (typeof id === "string" ? id.replace(/[^\w-]/g, "_") : "_");
