import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./textarea.css";

type Props = ViewProps<typeof schema> & FieldProps;

export function Textarea({ placeholder, default_value, max_length, rows, answer, ...field }: Props) {
  return (
    <FieldBox {...field} type="textarea">
      {(input) => (
        <textarea
          {...input}
          className="field__input field__input--textarea"
          rows={rows}
          placeholder={placeholder || undefined}
          maxLength={max_length || undefined}
          defaultValue={shownText(answer, default_value)}
        />
      )}
    </FieldBox>
  );
}
