import { useDocument, useEditing } from "../../puckAdapter";
import { gettext } from "../../texts/gettext";
import { type FormSettings, formSettingsOf } from "./formSettings";

const STEPS: Readonly<Record<keyof FormSettings, string>> = {
  button: gettext("Button text"),
  button_condition: gettext("Condition of the button"),
};

export const useFormSettings = (): FormSettings => formSettingsOf(useDocument());

export function useChangeFormSettings() {
  const editing = useEditing();
  return <Name extends keyof FormSettings>(name: Name, value: FormSettings[Name]): void =>
    editing.updateRoot((props) => ({ ...props, $form: { ...(props.$form ?? {}), [name]: value } }), {
      label: STEPS[name],
      key: `$form.${name}`,
    });
}
