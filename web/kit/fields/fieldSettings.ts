import { defineSchema, FIELD_CATALOG, type WidgetSchema } from "../schema/schema";
import { condition, number, type Settings, text, textarea, toggle } from "../schema/settings";
import { FIELD_UI_STRINGS } from "./uiStrings";

/** For everything in a form that rules can show and hide: fields, sections and page breaks. */
export const ruleSettings = {
  shown_if: condition({
    label: "Condition",
    keywords: ["rule", "conditional logic", "show", "hide", "if", "depends on"],
    default: null,
    group: "Rules",
  }),
};

/** A final label is a good question as it is, such as “E-mail address”. Others are samples. */
type LabelOptions = { isFinal?: true };

/** The settings of every field that has a label, also if nobody fills it in. */
export const shownSettings = (label: string, { isFinal }: LabelOptions = {}) => ({
  label: text({
    label: "Label",
    keywords: ["question", "title"],
    default: label,
    ...(isFinal && { isDefaultFinal: true }),
    translatable: true,
  }),
  description: textarea({
    label: "Help text",
    keywords: ["description", "hint", "instructions"],
    default: "",
    translatable: true,
  }),
  ...ruleSettings,
});

/** The settings of every field that people fill in. */
export const fieldSettings = (label: string, options: LabelOptions = {}) => ({
  ...shownSettings(label, options),
  is_required: toggle({ label: "Required", keywords: ["mandatory", "optional"], default: "" }),
  error_message: text({
    label: "Error message",
    default: "",
    help: "Shown instead of the default message if the answer is missing or invalid.",
    group: "Validation",
    translatable: true,
  }),
});

/** For fields that the page's URL can fill in. */
export const prefillSettings = {
  parameter: text({
    label: "Query parameter",
    keywords: ["prefill", "url", "utm"],
    default: "",
    placeholder: "course",
    help: "If the page's URL has this parameter, the field starts with its value.",
    group: "Prefill",
  }),
};

/** What the contract of a field type of another package need not repeat. */
export const SHARED_BY_FIELDS = {
  settings: { ...fieldSettings("Your answer"), ...prefillSettings },
  words: FIELD_UI_STRINGS,
};

/** The settings of fields with one line or box of text. */
export const typingSettings = {
  placeholder: text({ label: "Placeholder", default: "", translatable: true }),
  default_value: text({ label: "Default value", keywords: ["prefill"], default: "" }),
  max_length: number({
    label: "Max length",
    keywords: ["characters", "limit"],
    default: 0,
    min: 0,
    max: 100_000,
    step: 1,
    help: "Number of characters. 0 means no limit.",
  }),
};

type FieldSchema<S extends Settings> = Omit<WidgetSchema<S>, "catalog" | "hydrate">;

/** `words` are the field's own UI strings, besides those of all fields. */
export const defineFieldSchema = <const S extends Settings>({ words = [], ...schema }: FieldSchema<S>) =>
  defineSchema({
    ...schema,
    catalog: FIELD_CATALOG,
    hydrate: "never",
    words: [...FIELD_UI_STRINGS, ...words],
  } as WidgetSchema<S>);
