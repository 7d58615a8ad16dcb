import { Laptop, type LucideIcon, Monitor, Smartphone, Tablet, Tv } from "lucide-react";
import type { Device } from "../../kit/environment/devices/devices";

/** The larger icons are for the landscape variants. */
const sideways = (Icon: LucideIcon) => ((props) => <Icon {...props} style={{ rotate: "90deg" }} />) as LucideIcon;

export const DEVICE_ICONS: Record<Device, LucideIcon> = {
  widescreen: Tv,
  desktop: Monitor,
  laptop: Laptop,
  tablet_extra: sideways(Tablet),
  tablet: Tablet,
  mobile_extra: sideways(Smartphone),
  mobile: Smartphone,
};
