import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./text.css";

type Props = ViewProps<typeof schema> & FieldProps;

export function Text({ placeholder, default_value, max_length, autocomplete, answer, ...field }: Props) {
  return (
    <FieldBox {...field} type="text">
      {(input) => (
        <input
          {...input}
          className="field__input"
          type="text"
          placeholder={placeholder || undefined}
          maxLength={max_length || undefined}
          autoComplete={autocomplete || undefined}
          defaultValue={shownText(answer, default_value)}
        />
      )}
    </FieldBox>
  );
}
