import { type Device, imageSizes, resolveSetting, type Widths } from "../environment/devices/devices";
import type { NumberSetting } from "../schema/settings";

// The theme's maximum width of a page.
const PAGE_WIDTH = 1200;

/** The `sizes` attribute for images in columns of equal width; the setting `columns` says how many. */
export function columnSizes(settings: { columns: number }, { responsive }: NumberSetting, widths: Widths): string {
  const columnsOn = (device: Device) =>
    Number(resolveSetting(settings, "columns", device, responsive)) || settings.columns;
  const isWide = (device: Device) => device === "desktop" || device === "widescreen";
  const widthOn = (device: Device) =>
    isWide(device) ? `${Math.ceil(PAGE_WIDTH / columnsOn(device))}px` : `${Math.ceil(100 / columnsOn(device))}vw`;
  return imageSizes(widthOn, widths);
}
