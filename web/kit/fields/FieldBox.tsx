import type { ReactNode } from "react";
import type { ElementContext } from "../schema/defineWidget";
import type { FieldProps } from "./defineField";
import { describedBy, ErrorText, type FieldText, HelpText, LabelText } from "./FieldParts";
import { fieldNames } from "./fieldNames";

/** The attributes of the input inside a box. */
export type InputAttributes = {
  id: string;
  name: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
};

type Props = FieldProps &
  FieldText &
  Pick<ElementContext, "root" | "id"> & {
    type: string;
    children: (input: InputAttributes) => ReactNode;
  };

/** A field with one input: a label, help text, the input and its error. `FieldGroup` is for several inputs. */
export function FieldBox({ root, id, type, children, ...field }: Props) {
  const names = fieldNames(field, id);
  const { error, is_required } = field;
  const attributes = root(`gfield gfield--type-${type} field`);
  return (
    <div
      {...attributes}
      id={attributes.id ?? names.field}
      data-field={field.number ?? id}
      data-row={field.row}
      data-prefill={field.parameter || undefined}
    >
      <label className="field__label" htmlFor={names.input().id}>
        <LabelText {...field} />
      </label>
      <HelpText names={names} description={field.description} />
      {children({
        ...names.input(),
        "aria-describedby": describedBy(names, field),
        "aria-invalid": error ? true : undefined,
        "aria-required": is_required ? true : undefined,
      })}
      <ErrorText names={names} error={error} />
    </div>
  );
}
