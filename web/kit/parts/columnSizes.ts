import { type Device, pictureSizes, resolveSetting, type Widths } from "../devices";
import type { NumberSetting } from "../schema/settings";

// As wide as the theme lets a page become.
const PAGE_WIDTH = 1200;

/** The `sizes` of pictures that stand in as many columns of equal width as the setting `columns` says. */
export function columnSizes(settings: { columns: number }, { responsive }: NumberSetting, widths: Widths): string {
  const columnsOn = (device: Device) =>
    Number(resolveSetting(settings, "columns", device, responsive)) || settings.columns;
  const isWide = (device: Device) => device === "desktop" || device === "widescreen";
  const widthOn = (device: Device) =>
    isWide(device) ? `${Math.ceil(PAGE_WIDTH / columnsOn(device))}px` : `${Math.ceil(100 / columnsOn(device))}vw`;
  return pictureSizes(widthOn, widths);
}
