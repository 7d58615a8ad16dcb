/** The tools in their order, by the names that the editor has for what they do. */
export const TOOL_TEXTS = {
  bold: "Bold",
  italic: "Italic",
  bulletList: "Bulleted list",
  orderedList: "Numbered list",
  link: "Link",
} as const;

/** What the script shows, by the names in `data-texts`. */
export const SCRIPT_TEXTS = {
  ...TOOL_TEXTS,
  toolbar: "Formatting",
  url: "Web or e-mail address",
  apply: "Apply",
  remove: "Remove link",
  wrong: "Enter a web address, such as https://example.org, or an e-mail address.",
} as const;

export type ScriptTexts = Readonly<Record<keyof typeof SCRIPT_TEXTS, string>>;

export const UI_STRINGS = [...Object.values(SCRIPT_TEXTS), "Formatted text"] as const;

export type UiString = (typeof UI_STRINGS)[number];
