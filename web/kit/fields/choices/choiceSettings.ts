import { decimal, list, media, number, text, toggle } from "../../schema/settings";

const FIELDS = {
  label: text({ label: "Label", default: "", translatable: true, bindable: false }),
  value: text({
    label: "Value",
    default: "",
    help: "Stored in entries and used by rules. By default, it is the first label that you enter.",
    bindable: false,
  }),
  is_selected: toggle({ label: "Preselected", default: "" }),
};

/** Without a maximum, which would make it a slider. */
const PLACES = {
  places: number({
    label: "Places",
    default: 0,
    min: 0,
    step: 1,
    help: "How many entries can have this choice. 0 means no limit.",
  }),
};

const PRICE = {
  price: decimal({ label: "Price or points", default: "", help: "Used in formulas and totals." }),
};

const IMAGE = {
  image: media({ label: "Image", default: { id: null }, decorative: true }),
};

/** A choice of a schema's default list. The value never changes, so its label can be translated. */
export const choice = (label: string, value = label) => ({ _id: value, label, value });

type Options = {
  /** How many choices can be preselected. */
  editor: "choice" | "choices";
  default: readonly Record<string, unknown>[];
};

const options = { label: "Choices", keywords: ["options", "answers", "items"], item: "choice", titleField: "label" };

/** The list of choices. */
export const choiceSettings = (own: Options) => ({
  choices: list({ ...options, ...own, fields: { ...FIELDS, ...PRICE } }),
});

/** The same for fields whose choices can have a limited number of places. */
export const limitedChoiceSettings = (own: Options) => ({
  choices: list({ ...options, ...own, fields: { ...FIELDS, ...PRICE, ...PLACES } }),
});

/** The same with an image for each choice. */
export const imageChoiceSettings = (own: Options) => ({
  choices: list({ ...options, ...own, fields: { ...FIELDS, ...IMAGE, ...PRICE, ...PLACES } }),
});

/** For an answer of the visitor's own. */
export const ownAnswerSettings = {
  has_other: toggle({ label: "“Other” choice", keywords: ["other", "own answer", "free text"], default: "" }),
  other_label: text({
    label: "“Other” choice label",
    default: "",
    help: "If empty, “Other”.",
    visible: { field: "has_other", operator: "is", value: "yes" },
    translatable: true,
  }),
};

const count = { default: 0, min: 0, max: 1000, step: 1, group: "Validation" };

/** Settings of fields with several answers. */
export const countSettings = {
  min_choices: number({ label: "Choose at least", ...count, help: "0 means no limit." }),
  max_choices: number({ label: "Choose at most", ...count, help: "0 means no limit." }),
};

/** For fields with a native select, which stays in the form and has the answer. */
export const searchableSetting = {
  is_searchable: toggle({
    label: "Searchable",
    keywords: ["filter", "autocomplete", "combobox", "tags", "chosen", "many options"],
    default: "",
    help: "Visitors type to find an option. Use it for long lists.",
  }),
};
