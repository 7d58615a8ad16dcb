import { useMemo } from "react";
import type { FieldType } from "../../../kit/fields/defineField";
import { type FormElement, formElementsOf } from "../../../kit/fields/formModelOf";
import type { Widget } from "../../../kit/schema/defineWidget";
import { usePageElements } from "../../canvas/pageElements";
import { useEditorContext } from "../../EditorContext";

const isFieldType = (widget: Widget): widget is FieldType => "rules" in widget;

/** Everything in the form that is being edited, with what its types know. */
export function useFormElements(): FormElement[] {
  const elements = usePageElements();
  const { widgets } = useEditorContext();
  return useMemo(() => {
    const types = new Map(widgets.filter(isFieldType).map((type) => [type.schema.type, type]));
    return formElementsOf({ root: {}, content: [...elements] }, types);
  }, [elements, widgets]);
}
