import { type Device, pictureSizes, type Widths } from "../devices";

/** The `sizes` of pictures of which so many share the width. */
export const sizesOf = (shownOn: (device: Device) => number, widths: Widths): string =>
  pictureSizes((device) => `${Math.ceil(100 / shownOn(device))}vw`, widths);
