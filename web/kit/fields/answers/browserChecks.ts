import type { FieldSettings } from "../defineField";

/** What a form's HTML contains, so that its script can check answers before the form is sent. */
export type BrowserChecks = {
  /** By number of the field. */
  fields: Readonly<Record<string, FieldCheck>>;
  /** Translations of the messages. */
  texts: Readonly<Record<string, string>>;
};

/** `settings` are those that the rules of the type need, as far as they have a value. */
export type FieldCheck = { type: string; settings?: FieldSettings };
