import type { FieldSettings } from "../../../web/kit/fields/defineField";
import type { NeededPart } from "../../../web/kit/fields/parts/missingParts";

/** The inputs by their keys. The numbers are those of the wire contract. The country is a list of its own. */
export const ADDRESS_PARTS = [
  {
    key: "1",
    label: "Street address",
    autoComplete: "address-line1",
    size: "wide",
    missing: "Enter the street address.",
  },
  { key: "2", label: "Address line 2", autoComplete: "address-line2", size: "wide", setting: "show_line2" },
  {
    key: "5",
    label: "ZIP or postal code",
    autoComplete: "postal-code",
    size: "short",
    missing: "Enter the ZIP or postal code.",
  },
  { key: "3", label: "City", autoComplete: "address-level2", missing: "Enter the city." },
  { key: "4", label: "State, province or region", autoComplete: "address-level1", setting: "show_state" },
] as const;

export const COUNTRY = "6";
const NO_COUNTRY = "Choose a country.";

export const UI_STRINGS = [
  ...ADDRESS_PARTS.flatMap((part) => ("missing" in part ? [part.label, part.missing] : [part.label])),
  "Country",
  "Choose …",
  NO_COUNTRY,
];

export const shownParts = (settings: FieldSettings) =>
  ADDRESS_PARTS.filter((part) => !("setting" in part) || settings[part.setting] === "yes");

/** The second line and the region are never required: many addresses have none. */
export const neededParts = (settings: FieldSettings): NeededPart[] => [
  ...shownParts(settings).flatMap((part) => ("missing" in part ? [part] : [])),
  ...(settings.show_country ? [{ key: COUNTRY, missing: NO_COUNTRY }] : []),
];
