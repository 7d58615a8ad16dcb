import { useEnvironment } from "../../../web/kit/environment/environment";
import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { fieldNames } from "../../../web/kit/fields/fieldNames";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./hidden.css";

type Props = ViewProps<typeof schema> & FieldProps;

/** In the editor it can be seen. */
export function Hidden({ root, id, label, default_value, parameter, answer, ...field }: Props) {
  const { mode } = useEnvironment();
  const names = fieldNames(field, id);
  const attributes = root("gfield gfield--type-hidden");
  if (mode === "editor") return <EditorHint {...attributes}>Hidden: {label}</EditorHint>;
  return (
    <div {...attributes} id={attributes.id ?? names.field} data-field={field.number ?? id} data-row={field.row} hidden>
      <input
        {...names.input()}
        type="hidden"
        defaultValue={shownText(answer, default_value)}
        data-prefill={parameter || undefined}
      />
    </div>
  );
}
