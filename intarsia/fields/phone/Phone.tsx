import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./phone.css";

type Props = ViewProps<typeof schema> & FieldProps;

export const Phone = ({ placeholder, default_value, answer, phone_format: _, ...field }: Props) => (
  <FieldBox {...field} type="phone">
    {(input) => (
      <input
        {...input}
        className="field__input field__input--medium"
        type="tel"
        autoComplete="tel"
        placeholder={placeholder || undefined}
        defaultValue={shownText(answer, default_value)}
      />
    )}
  </FieldBox>
);
