import type { FieldSettings } from "../../../web/kit/fields/defineField";

/** The inputs by their keys. The numbers are those of the wire contract. The country is a list of its own. */
export const ADDRESS_PARTS = [
  { key: "1", label: "Street address", autoComplete: "address-line1", size: "wide" },
  { key: "2", label: "Address line 2", autoComplete: "address-line2", size: "wide", setting: "show_line2" },
  { key: "5", label: "ZIP or postal code", autoComplete: "postal-code", size: "short" },
  { key: "3", label: "City", autoComplete: "address-level2" },
  { key: "4", label: "State, province or region", autoComplete: "address-level1", setting: "show_state" },
] as const;

export const COUNTRY = "6";

export const UI_STRINGS = [...ADDRESS_PARTS.map(({ label }) => label), "Country", "Choose …"] as const;
export type UiString = (typeof UI_STRINGS)[number];

export const shownParts = (settings: FieldSettings) =>
  ADDRESS_PARTS.filter((part) => !("setting" in part) || settings[part.setting] === "yes");

/** The second line and the region are never required: many addresses have none. */
export const isNeeded = (part: (typeof ADDRESS_PARTS)[number]): boolean => !("setting" in part);
