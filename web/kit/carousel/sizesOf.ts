import { type Device, imageSizes, type Widths } from "../environment/devices/devices";

/** The `sizes` attribute for images that share the width. */
export const sizesOf = (shownOn: (device: Device) => number, widths: Widths): string =>
  imageSizes((device) => `${Math.ceil(100 / shownOn(device))}vw`, widths);
