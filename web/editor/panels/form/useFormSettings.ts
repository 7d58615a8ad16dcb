import type { Condition } from "../../../rules/conditions/condition";
import { useDocument, useEditing } from "../../puckAdapter";
import { gettext } from "../../texts/gettext";

/** Fields of the form that are part of its document in the editor. */
export type FormSettings = { button?: string; button_condition?: Condition | null };

/** The ids of the input, and of the link to what Wagtail edits. */
export const BUTTON_TEXT = "form-button-text";
export const OTHER_SETTINGS = "form-other-settings";

const STEPS: Readonly<Record<keyof FormSettings, string>> = {
  button: gettext("Button text"),
  button_condition: gettext("Condition of the button"),
};

export const useFormSettings = (): FormSettings => (useDocument().root.props?.$form ?? {}) as FormSettings;

export function useChangeFormSettings() {
  const editing = useEditing();
  return <Name extends keyof FormSettings>(name: Name, value: FormSettings[Name]): void =>
    editing.updateRoot((props) => ({ ...props, $form: { ...(props.$form ?? {}), [name]: value } }), {
      label: STEPS[name],
      key: `$form.${name}`,
    });
}
