import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { currencyOf } from "../../../web/rules/money/currencyOf";
import { shownNumber } from "../../../web/rules/money/shownNumber";
import type { schema } from "./schema";
import "./calculation.css";

type Props = ViewProps<typeof schema> & FieldProps;

/** The result is written into the input by the rules in the browser, and by the server after sending. */
export function Calculation({ number_format, answer, ...field }: Props) {
  return (
    <FieldBox {...field} type="calculation" is_required="calculated">
      {({ "aria-required": _, ...input }) => (
        <input
          {...input}
          className="field__input field__input--result"
          type="text"
          readOnly
          defaultValue={shownNumber(answer, number_format, currencyOf(field.currency))}
        />
      )}
    </FieldBox>
  );
}
