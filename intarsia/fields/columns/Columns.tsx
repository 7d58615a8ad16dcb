import type { FieldProps } from "../../../web/kit/fields/defineField";
import { fieldNames } from "../../../web/kit/fields/fieldNames";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./columns.css";

type Props = ViewProps<typeof schema> & FieldProps;

export function Columns({ root, id, columns, min_width, ...field }: Props) {
  const attributes = root(`gfield gfield--type-columns form_columns form_columns--${min_width}`);
  return (
    <div
      {...attributes}
      id={attributes.id ?? fieldNames(field, id).field}
      data-field={field.number ?? id}
      data-row={field.row}
    >
      {columns.map(({ _id, fields: Fields }) => (
        <Fields key={_id} className="form_columns__column" />
      ))}
    </div>
  );
}
