import type { Device } from "../devices/devices";
import type { ElementStyle, PictureFill, StyleValue } from "../document/document";
import type { ImageResource, Resources } from "../document/resolve";
import { cssValue } from "./cssValue";
import type { StyleField } from "./fields";
import { matches, PICTURE_SYNTAX } from "./syntax";

type Images = Resources["images"];

// The largest width per device, in CSS pixels. A background image need not be sharp on high-density screens.
const WIDEST: Partial<Record<Device, number>> = { tablet_extra: 1200, tablet: 1200, mobile_extra: 1200, mobile: 800 };

/** Only properties that CSS itself renders can have an image, not custom properties. */
export const takesPictures = ({ control, property }: StyleField) => control === "fill" && property === "background";

export const isPicture = (value: unknown): value is PictureFill =>
  typeof value === "object" && value !== null && typeof (value as PictureFill).$image === "number";

/** The ids of the images in an element's style. */
export function picturesIn(style: ElementStyle | undefined): number[] {
  const parts = Object.values(style ?? {}).filter((part) => typeof part === "object" && !Array.isArray(part));
  return parts.flatMap((part) => Object.values(part ?? {}).flatMap((value) => (isPicture(value) ? value.$image : [])));
}

/** The value of `background`; null if the image was deleted and nothing else is set. */
export function pictureCss(picture: PictureFill, images: Images, device: Device): string | null {
  const behind = color(picture.behind);
  const layers = pictureLayers(picture, images, device);
  if (!layers) return behind;
  const said = (name: keyof typeof PICTURE_SYNTAX, usual: string) => {
    const value = picture[name];
    return typeof value === "string" && matches(PICTURE_SYNTAX[name], value) ? value : usual;
  };
  const place = `${said("position", "center")}/${said("size", "cover")} ${said("repeat", "no-repeat")}`;
  const attachment = said("attachment", "scroll") === "fixed" ? " fixed" : "";
  return `${layers} ${place}${attachment}${behind ? ` ${behind}` : ""}`;
}

/** The value of `background-image`. */
export function pictureLayers({ $image, overlay }: PictureFill, images: Images, device: Device): string | null {
  const image = images[String($image)];
  const address = image && addressFor(image, WIDEST[device]);
  if (!address) return null;
  const veil = color(overlay);
  return `${veil ? `linear-gradient(${veil},${veil}),` : ""}url("${address.replace(/["\\\s<>]/g, encodeURIComponent)}")`;
}

const color = (value: StyleValue | undefined) => cssValue({ control: "color" }, value);

/** The smallest size that is wide enough, else the largest one. */
function addressFor({ srcset, full }: ImageResource, width: number | undefined): string {
  if (width === undefined) return full;
  const sizes = srcset.split(", ").map((size) => size.split(" "));
  return sizes.find(([, size]) => size && Number.parseInt(size, 10) >= width)?.[0] ?? full;
}
