import { type Device, resolveSetting } from "../../../web/kit/environment/devices/devices";
import type { SettingsOf } from "../../../web/kit/schema/defineWidget";
import { schema } from "./schema";

type Settings = Pick<SettingsOf<typeof schema.settings>, "layout" | "columns">;

/** A column. In a justified gallery each image has another width. */
export const imageWidth = (settings: Settings, device: Device): string =>
  settings.layout === "justified" ? "100%" : `${100 / columnsOn(settings, device)}%`;

const columnsOn = (settings: Settings, device: Device) =>
  Number(resolveSetting<number | string>(settings, "columns", device, schema.settings.columns.responsive)) || 1;
