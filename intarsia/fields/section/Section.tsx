import { useEnvironment } from "../../../web/kit/environment/environment";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { fieldNames } from "../../../web/kit/fields/fieldNames";
import { InlineText } from "../../../web/kit/parts/InlineText";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./section.css";

type Props = ViewProps<typeof schema> & FieldProps;

/** A group with a name, so that screen readers say where the fields in it belong. */
export function Section({ root, id, label, description, has_line, fields: Fields, ...field }: Props) {
  const names = fieldNames(field, id);
  const { mode } = useEnvironment();
  const attributes = root(`gfield gfield--type-section form_section${has_line ? " form_section--line" : ""}`);
  const heading = label || mode === "editor" ? `${names.field}_heading` : undefined;
  return (
    <section
      {...attributes}
      id={attributes.id ?? names.field}
      data-field={field.number ?? id}
      data-row={field.row}
      aria-labelledby={heading}
      aria-describedby={description ? names.description : undefined}
    >
      {heading && (
        <h3 className="form_section__heading" id={heading}>
          <InlineText name="label">{label}</InlineText>
        </h3>
      )}
      {description && (
        <p className="field__description" id={names.description}>
          {description}
        </p>
      )}
      <Fields className="form_section__fields" />
    </section>
  );
}
