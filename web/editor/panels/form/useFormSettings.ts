import { useDocument, useEditing } from "../../puckAdapter";

/** Fields of the form that are part of its document in the editor. */
export type FormSettings = { button?: string };

/** The id of the input. */
export const BUTTON_TEXT = "form-button-text";

export const useFormSettings = (): FormSettings => (useDocument().root.props?.$form ?? {}) as FormSettings;

export function useChangeButton(): (text: string) => void {
  const editing = useEditing();
  return (button) =>
    editing.updateRoot((props) => ({ ...props, $form: { ...(props.$form ?? {}), button } }), {
      label: "Button text",
      key: "$form.button",
    });
}
