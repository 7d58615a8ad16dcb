import type { Element } from "../documents/document";
import { resolveSetting, type Widths } from "../kit/environment/devices/devices";
import { atMost, columnOf, narrowed, type Space, styleOn, type Width } from "../kit/environment/devices/space";
import type { Widget } from "../kit/schema/defineWidget";
import { type WidgetSchema, withDefaults } from "../kit/schema/schema";

// The theme's maximum width of content.
const PAGE_WIDTH = "1200px";
// What an owner sets for an element itself, by the names of style fields.
const OWN_WIDTHS = ["width", "max_width", "image_width"];

/** The room of an element in that of its parent: only what makes it narrower for sure, so that no image is blurred. */
export const spaceOf = ({ props }: Element, around: Space, widths: Widths): Space =>
  OWN_WIDTHS.some((name) => isStyled(props.$style, name))
    ? narrowed(around, widths, (width, device) =>
        OWN_WIDTHS.reduce((kept, name) => atMost(kept, styleOn(props.$style, name, device)), width),
      )
    : around;

/** The room of the images that it shows itself. */
export const spaceOfImages = ({ props }: Element, { schema, imageWidth }: Widget, own: Space, widths: Widths): Space =>
  imageWidth
    ? narrowed(own, widths, (width, device) => atMost(width, imageWidth(withDefaults(schema.settings, props), device)))
    : own;

/** The room of the elements in it: a content width, or columns. */
export function spaceInside({ props }: Element, schema: WidgetSchema, own: Space, widths: Widths): Space {
  const settings = withDefaults(schema.settings, props);
  const isBoxed = settings.content_width === "boxed";
  const hasTracks = settings.layout === "grid" && isStyled(props.$style, "columns");
  const counted =
    "content" in schema.settings && settings.columns_by === "number" ? schema.settings.columns : undefined;
  if (!isBoxed && !hasTracks && !counted) return own;
  return narrowed(own, widths, (width, device) => {
    const boxed = isBoxed ? atMost(width, styleOn(props.$style, "boxed_width", device) ?? PAGE_WIDTH) : width;
    if (hasTracks) return columnIn(boxed, String(styleOn(props.$style, "columns", device) ?? ""));
    if (counted?.kind !== "number") return boxed;
    return columnOf(boxed, Number(resolveSetting(settings, "columns", device, counted.responsive)) || 1);
  });
}

const isStyled = (style: Record<string, unknown> | undefined, name: string) =>
  Object.values(style ?? {}).some((values) => (values as Record<string, unknown> | undefined)?.[name] !== undefined);

/** The widest column of a grid: `3`, or `1fr 2fr`. Columns of other lengths change nothing. */
function columnIn(width: Width, tracks: string): Width {
  if (/^\d{1,2}$/.test(tracks)) return columnOf(width, Number(tracks) || 1);
  const parts = tracks.split(" ").map((track) => /^(\d*\.?\d+)fr$/.exec(track)?.[1]);
  const shares = parts.map(Number);
  if (shares.length < 2 || shares.some((share) => !share)) return width;
  return columnOf(width, shares.reduce((sum, share) => sum + share, 0) / Math.max(...shares));
}
