import type { FieldProps } from "../../../web/kit/fields/defineField";
import { fieldNames } from "../../../web/kit/fields/fieldNames";
import { RichText } from "../../../web/kit/parts/RichText";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./html.css";

type Props = ViewProps<typeof schema> & FieldProps;

export function Html({ root, id, content, ...field }: Props) {
  const attributes = root("gfield gfield--type-html");
  return (
    <div
      {...attributes}
      id={attributes.id ?? fieldNames(field, id).field}
      data-field={field.number ?? id}
      data-row={field.row}
    >
      <RichText html={content} name="content" />
    </div>
  );
}
