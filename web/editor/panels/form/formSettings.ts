import type { Document } from "../../../documents/document";
import type { Condition } from "../../../rules/conditions/condition";

/** Fields of the form that are part of its document in the editor. */
export type FormSettings = { button?: string; button_condition?: Condition | null };

export const formSettingsOf = ({ root }: Document): FormSettings => (root.props?.$form ?? {}) as FormSettings;

/** The ids of the inputs, and of the link to what Wagtail edits. */
export const BUTTON_TEXT = "form-button-text";
export const BUTTON_CONDITION = "form-button-condition";
export const OTHER_SETTINGS = "form-other-settings";
