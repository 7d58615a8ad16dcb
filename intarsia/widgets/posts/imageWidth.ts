import { type Device, resolveSetting } from "../../../web/kit/environment/devices/devices";
import type { SettingsOf } from "../../../web/kit/schema/defineWidget";
import { schema } from "./schema";

type Settings = Pick<SettingsOf<typeof schema.settings>, "layout" | "columns">;

/** A column. In a list, it is as wide as posts.css allows. */
export const imageWidth = (settings: Settings, device: Device): string =>
  settings.layout === "list" ? "22rem" : `${100 / columnsOn(settings, device)}%`;

const columnsOn = (settings: Settings, device: Device) =>
  Number(resolveSetting<number | string>(settings, "columns", device, schema.settings.columns.responsive)) || 1;
