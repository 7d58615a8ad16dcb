import type { Element } from "../documents/document";
import {
  activeDevices,
  DEVICES,
  type Device,
  type PerDevice,
  resolve,
  settingName,
  type Widths,
} from "../kit/environment/devices/devices";
import { atMost, columnOf, narrowed, type Space, spanning, styleOn, WHOLE } from "../kit/environment/devices/space";
import type { Widget } from "../kit/schema/defineWidget";
import { type WidgetSchema, withDefaults } from "../kit/schema/schema";

type Settings = Record<string, unknown>;

// The theme's maximum width of content.
const PAGE_WIDTH = "1200px";
// What an owner sets for an element itself, by the names of style fields.
const OWN_WIDTHS = ["width", "max_width", "image_width"];

/** The room at the top level of a page, of which a margin to the window is not taken away. */
export const atPageEdges = (space: Space, widths: Widths): Space =>
  narrowed(space, widths, (width) => atMost(width, PAGE_WIDTH));

/** The room of an element in that of its parent: only what makes it narrower for sure, so that no image is blurred. */
export function spaceOf({ props: { $style } }: Element, around: Space, widths: Widths): Space {
  const isCell = Object.values(around).some(({ columns }) => columns !== undefined);
  if (!isCell && !["stretch_element", ...OWN_WIDTHS].some((name) => isStyled($style, name))) return around;
  return narrowed(around, widths, (width, device) => {
    if (styleOn($style, "stretch_element", device) === "yes") return WHOLE;
    const cell = spanning(width, Number(styleOn($style, "column_span", device)) || 1);
    return OWN_WIDTHS.reduce((kept, name) => atMost(kept, styleOn($style, name, device)), cell);
  });
}

/** The room of the images that it shows itself. */
export const spaceOfImages = ({ props }: Element, { schema, imageWidth }: Widget, own: Space, widths: Widths): Space =>
  imageWidth
    ? narrowed(own, widths, (width, device) => atMost(width, imageWidth(withDefaults(schema.settings, props), device)))
    : own;

/** The room of the elements in it: a content width, or columns. */
export function spaceInside(element: Element, schema: WidgetSchema, own: Space, widths: Widths): Space {
  const settings = withDefaults(schema.settings, element.props);
  const isBoxed = settings.content_width === "boxed";
  const columnsOn = columnsIn(element, schema, settings, widths);
  if (!isBoxed && !columnsOn) return own;
  return narrowed(own, widths, (width, device) => {
    const boxed = isBoxed ? atMost(width, styleOn(element.props.$style, "boxed_width", device) ?? PAGE_WIDTH) : width;
    return columnsOn ? columnOf(boxed, columnsOn(device)) : boxed;
  });
}

const isStyled = (style: Record<string, unknown> | undefined, name: string) =>
  Object.values(style ?? {}).some((values) => (values as Record<string, unknown> | undefined)?.[name] !== undefined);

/** How many of its widest columns fit in an element, by device; undefined if it is no grid. */
function columnsIn({ props: { $style } }: Element, schema: WidgetSchema, settings: Settings, widths: Widths) {
  const setting = schema.settings.columns;
  const counted = setting?.kind === "number" && setting.resetsStyle === "columns" ? setting : undefined;
  if (!counted && !(settings.layout === "grid" && isStyled($style, "columns"))) return undefined;
  const countOn = (device: Device) => {
    const own = settings[settingName("columns", device)] || counted?.responsive?.defaults?.[device];
    // As many columns as fit are columns of any width.
    return own && settings.columns_by === "width" ? "auto" : own;
  };
  const tracksOn = (device: Device) =>
    ($style?.[device] as Settings | undefined)?.columns ?? (counted && countOn(device));
  const tracks: PerDevice<unknown> = Object.fromEntries(DEVICES.map((device) => [device, tracksOn(device)]));
  const active = activeDevices(widths);
  return (device: Device) => columnCount(String(resolve(tracks, device, { inherits: "larger" }, active) ?? ""));
}

/** The number in `3`, or the sum of `1fr 2fr` in its widest columns. Columns of other lengths count as one. */
function columnCount(tracks: string): number {
  if (/^\d{1,2}$/.test(tracks)) return Number(tracks) || 1;
  const shares = tracks.split(" ").map((track) => Number(/^(\d*\.?\d+)fr$/.exec(track)?.[1]));
  if (shares.length < 2 || shares.some((share) => !share)) return 1;
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(...shares);
}
