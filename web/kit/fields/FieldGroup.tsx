import type { ReactNode } from "react";
import type { ElementContext } from "../schema/defineWidget";
import type { FieldProps } from "./defineField";
import { describedBy, ErrorText, type FieldText, HelpText, LabelText } from "./FieldParts";
import { type FieldNames, fieldNames } from "./fieldNames";

export type GroupContext = {
  names: FieldNames;
  /** `aria-describedby` and `aria-invalid` of the input with this key. */
  stateOf: (key?: string) => { "aria-describedby"?: string; "aria-invalid"?: true };
};

type Props = FieldProps &
  FieldText &
  Pick<ElementContext, "root" | "id"> & {
    type: string;
    /** One of its inputs has the id that the errors above the form lead to; otherwise their box has it. */
    hasMainInput?: true;
    children: (group: GroupContext) => ReactNode;
  };

/** A field with several inputs: a legend, help text, the inputs with labels of their own, and one error. */
export function FieldGroup({ root, id, type, hasMainInput, children, ...field }: Props) {
  const names = fieldNames(field, id);
  const { error, wrong_inputs: wrong, is_required } = field;
  const attributes = root(`gfield gfield--type-${type} field field--group`);
  const isWrong = (key: string) => Boolean(error) && (!wrong || wrong.includes(key));
  return (
    <fieldset
      {...attributes}
      id={attributes.id ?? names.field}
      data-field={field.number ?? id}
      data-prefill={field.parameter || undefined}
      data-row={field.row}
      data-required={is_required ? "" : undefined}
    >
      <legend className="field__label">
        <LabelText {...field} />
      </legend>
      <HelpText names={names} description={field.description} />
      <div className="field__inputs" id={hasMainInput ? undefined : names.input().id}>
        {children({
          names,
          stateOf: (key = "") => ({
            "aria-describedby": isWrong(key) ? describedBy(names, field) : describedBy(names, { ...field, error: "" }),
            "aria-invalid": isWrong(key) ? true : undefined,
          }),
        })}
      </div>
      <ErrorText names={names} error={error} />
    </fieldset>
  );
}
