import type { FieldSettings } from "../../../web/kit/fields/defineField";
import type { NeededPart } from "../../../web/kit/fields/parts/missingParts";

/** The inputs by their keys, in the order of Western names. The numbers are those of the wire contract. */
export const NAME_PARTS = [
  { key: "2", setting: "show_prefix", label: "Title", autoComplete: "honorific-prefix", size: "short" },
  {
    key: "3",
    setting: "show_first",
    label: "First name",
    autoComplete: "given-name",
    missing: "Enter your first name.",
  },
  { key: "4", setting: "show_middle", label: "Middle name", autoComplete: "additional-name" },
  { key: "6", setting: "show_last", label: "Last name", autoComplete: "family-name", missing: "Enter your last name." },
  { key: "8", setting: "show_suffix", label: "Suffix", autoComplete: "honorific-suffix", size: "short" },
] as const;

export const UI_STRINGS = NAME_PARTS.flatMap((part) => ("missing" in part ? [part.label, part.missing] : [part.label]));

export const shownParts = (settings: FieldSettings) => NAME_PARTS.filter(({ setting }) => settings[setting] === "yes");

/** A required name has a first and a last one, as far as they are asked. */
export const neededParts = (settings: FieldSettings): NeededPart[] =>
  shownParts(settings).flatMap((part) => ("missing" in part ? [part] : []));
