import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./website.css";

type Props = ViewProps<typeof schema> & FieldProps;

export const Website = ({ placeholder, default_value, answer, ...field }: Props) => (
  <FieldBox {...field} type="website">
    {(input) => (
      <input
        {...input}
        className="field__input"
        type="url"
        autoComplete="url"
        placeholder={placeholder || undefined}
        defaultValue={shownText(answer, default_value)}
      />
    )}
  </FieldBox>
);
