import { type Device, resolveSetting } from "../../../web/kit/environment/devices/devices";
import type { SettingsOf } from "../../../web/kit/schema/defineWidget";
import type { Size } from "../../../web/kit/schema/settings";
import type { schema } from "./schema";

/** As in the stylesheet: the owner's width, or that of the image's position. */
export function imageWidth(
  settings: Pick<SettingsOf<typeof schema.settings>, "position" | "image_size">,
  device: Device,
): string {
  const chosen = resolveSetting<Size>(settings, "image_size", device);
  if (chosen) return `${chosen.size}${chosen.unit}`;
  return settings.position === "top" ? "40rem" : "30%";
}
