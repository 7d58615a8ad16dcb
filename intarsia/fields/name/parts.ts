import type { FieldSettings } from "../../../web/kit/fields/defineField";

/** The inputs by their keys, in the order of Western names. The numbers are those of the wire contract. */
export const NAME_PARTS = [
  { key: "2", setting: "show_prefix", label: "Title", autoComplete: "honorific-prefix", size: "short" },
  { key: "3", setting: "show_first", label: "First name", autoComplete: "given-name" },
  { key: "4", setting: "show_middle", label: "Middle name", autoComplete: "additional-name" },
  { key: "6", setting: "show_last", label: "Last name", autoComplete: "family-name" },
  { key: "8", setting: "show_suffix", label: "Suffix", autoComplete: "honorific-suffix", size: "short" },
] as const;

export const UI_STRINGS = NAME_PARTS.map(({ label }) => label);
export type UiString = (typeof NAME_PARTS)[number]["label"];

export const shownParts = (settings: FieldSettings) => NAME_PARTS.filter(({ setting }) => settings[setting] === "yes");

/** A required name has a first and a last one, as far as they are asked. */
export const isNeeded = ({ key }: (typeof NAME_PARTS)[number]): boolean => key === "3" || key === "6";
