import { DEVICE_LABELS } from "../../kit/environment/devices/deviceLabels";
import type { Device } from "../../kit/environment/devices/devices";
import { gettext } from "./gettext";

/** The name of a device in the user's language. */
export const deviceLabel = (device: Device): string => gettext(DEVICE_LABELS[device]);
