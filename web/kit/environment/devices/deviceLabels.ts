import type { Device } from "./devices";

/** The names of the devices in the editor. A file of its own, because visitors need none of them. */
export const DEVICE_LABELS: Readonly<Record<Device, string>> = {
  desktop: "Desktop",
  widescreen: "Widescreen",
  laptop: "Laptop",
  tablet_extra: "Large tablet",
  tablet: "Tablet",
  mobile_extra: "Large mobile",
  mobile: "Mobile",
};
