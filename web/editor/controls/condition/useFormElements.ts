import { useMemo } from "react";
import { type FormElement, fieldTypesOf, formElementsOf } from "../../../kit/fields/formModelOf";
import { usePageElements } from "../../canvas/pageElements";
import { useEditorContext } from "../../EditorContext";

/** Everything in the form that is being edited, with what its types know. */
export function useFormElements(): FormElement[] {
  const elements = usePageElements();
  const { widgets } = useEditorContext();
  return useMemo(() => {
    return formElementsOf({ root: {}, content: [...elements] }, fieldTypesOf(widgets));
  }, [elements, widgets]);
}
