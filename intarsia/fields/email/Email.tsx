import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./email.css";

type Props = ViewProps<typeof schema> & FieldProps;

export function Email({ placeholder, default_value, answer, ...field }: Props) {
  return (
    <FieldBox {...field} type="email">
      {(input) => (
        <input
          {...input}
          className="field__input"
          type="email"
          autoComplete="email"
          placeholder={placeholder || undefined}
          defaultValue={shownText(answer, default_value)}
        />
      )}
    </FieldBox>
  );
}
