import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./time.css";

type Props = ViewProps<typeof schema> & FieldProps;

/** The browser's own control, in the notation of the visitor. It sends ISO notation, such as 09:30. */
export const TimeField = ({ min, max, default_value, answer, ...field }: Props) => (
  <FieldBox {...field} type="time">
    {(input) => (
      <input
        {...input}
        className="field__input field__input--short"
        type="time"
        min={min || undefined}
        max={max || undefined}
        defaultValue={shownText(answer, default_value)}
      />
    )}
  </FieldBox>
);
