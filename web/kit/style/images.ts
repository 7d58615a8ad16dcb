import type { ElementStyle, ImageFill, StyleValue } from "../../documents/document";
import { referencesIn } from "../../documents/references";
import type { Device } from "../environment/devices/devices";
import type { ImageResource, Resources } from "../resolve/resolve";
import { cssValue } from "./cssValue";
import type { StyleField } from "./fields";
import { IMAGE_SYNTAX, matches } from "./syntax";

type Images = Resources["images"];

// The largest width per device, in CSS pixels, as a size of intarsia/rendering/resources/images.py. A background image
// need not be sharp on high-density screens.
const MAX_WIDTHS: Partial<Record<Device, number>> = {
  tablet_extra: 1200,
  tablet: 1200,
  mobile_extra: 1200,
  mobile: 750,
};

/** Only properties that CSS itself renders can have an image, not custom properties. */
export const takesImages = ({ control, property }: StyleField) => control === "fill" && property === "background";

export const isImageFill = (value: unknown): value is ImageFill =>
  typeof value === "object" && value !== null && typeof (value as ImageFill).$image === "number";

/** The ids of the images in an element's style. */
export function imagesIn(style: ElementStyle | undefined): number[] {
  const values = Object.values(style ?? {}).flatMap((part): unknown[] => Object.values(part ?? {}));
  return values.flatMap((value) => [...referencesIn("$style", value)].map(({ id }) => id));
}

/** Whether the image covers the element, or is contained in it, once. Others are patterns and ornaments. */
export const isWhole = ({ size = "cover", repeat = "no-repeat" }: ImageFill): boolean =>
  repeat === "no-repeat" && (size === "cover" || size === "contain");

/** The value of `background`; null if the image was deleted and nothing else is set. */
export function imageCss(fill: ImageFill, images: Images, device: Device): string | null {
  const behind = color(fill.behind);
  const layers = imageLayers(fill, images, device);
  if (!layers) return behind;
  const valueOf = (name: keyof typeof IMAGE_SYNTAX, fallback: string) => {
    const value = fill[name];
    return typeof value === "string" && matches(IMAGE_SYNTAX[name], value) ? value : fallback;
  };
  const placement = `${valueOf("position", "center")}/${valueOf("size", "cover")} ${valueOf("repeat", "no-repeat")}`;
  const attachment = valueOf("attachment", "scroll") === "fixed" ? " fixed" : "";
  return `${layers} ${placement}${attachment}${behind ? ` ${behind}` : ""}`;
}

/** The value of `background-image`. */
export function imageLayers({ $image, overlay }: ImageFill, images: Images, device: Device): string | null {
  const image = images[String($image)];
  return image ? layered(overlay, cssUrl(urlFor(image, MAX_WIDTHS[device]))) : null;
}

/** The same with AVIF; null for an image without. A browser that does not support `type()` ignores the declaration. */
export function avifLayers({ $image, overlay }: ImageFill, images: Images, device: Device): string | null {
  const image = images[String($image)];
  if (!image?.avif) return null;
  const width = MAX_WIDTHS[device];
  const webp = `${cssUrl(urlFor(image, width))} type("image/webp")`;
  return layered(overlay, `image-set(${cssUrl(wideEnough(image.avif, width))} type("image/avif"),${webp})`);
}

function layered(overlay: StyleValue | undefined, image: string): string {
  const overlayColor = color(overlay);
  return `${overlayColor ? `linear-gradient(${overlayColor},${overlayColor}),` : ""}${image}`;
}

const cssUrl = (url: string) => `url("${url.replace(/["\\\s<>]/g, encodeURIComponent)}")`;

const color = (value: StyleValue | undefined) => cssValue({ control: "color" }, value);

// Nothing in CSS stops an animated background for visitors who ask for reduced motion.
const urlFor = ({ srcset, src, full, animated }: ImageResource, width: number | undefined) =>
  (srcset && (animated || width !== undefined) && wideEnough(srcset, width)) || (animated ? src : full);

/** The smallest size of a `srcset` that is wide enough, else the largest one. */
function wideEnough(srcset: string, width = Number.POSITIVE_INFINITY): string {
  const sizes = srcset.split(", ").map((size) => size.split(" "));
  return (sizes.find(([, size]) => size && Number.parseInt(size, 10) >= width) ?? sizes.at(-1))?.[0] ?? "";
}
