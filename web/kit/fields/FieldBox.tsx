import type { ReactNode } from "react";
import { useUiStrings } from "../environment/environment";
import { InlineText } from "../parts/InlineText";
import type { ElementContext } from "../schema/defineWidget";
import type { FieldProps } from "./defineField";
import type { FieldUiString } from "./uiStrings";

/** The attributes of the input inside a box. */
export type InputAttributes = {
  id: string;
  name: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
};

type Props = FieldProps &
  Pick<ElementContext, "root" | "id"> & {
    type: string;
    label: string;
    description: string;
    is_required: string;
    children: (input: InputAttributes) => ReactNode;
  };

/** A label, an input, its help text and its error: what all fields look like. Ids and names are part of the wire contract. */
export function FieldBox({ root, id, type, label, description, is_required, children, ...field }: Props) {
  const t = useUiStrings<FieldUiString>();
  const { form = 0, number = id, prefix = "", error } = field;
  const place = `${form}_${number}`;
  const ids = {
    input: `${prefix}input_${place}`,
    description: `${prefix}gfield_description_${place}`,
    error: `${prefix}validation_message_${place}`,
  };
  const described = [description && ids.description, error && ids.error].filter(Boolean).join(" ");
  const attributes = root(`gfield gfield--type-${type} field`);
  return (
    <div {...attributes} id={attributes.id ?? `${prefix}field_${place}`} data-field={number}>
      <label className="field__label" htmlFor={ids.input}>
        <InlineText name="label">{label}</InlineText>
        {!is_required && <span className="field__optional"> ({t("optional")})</span>}
      </label>
      {children({
        id: ids.input,
        name: `input_${number}`,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": is_required ? true : undefined,
      })}
      {description && (
        <p className="field__description" id={ids.description}>
          {description}
        </p>
      )}
      {error && (
        <p className="field__error" id={ids.error}>
          {error}
        </p>
      )}
    </div>
  );
}
