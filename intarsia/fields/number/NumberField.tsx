import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { currencyOf } from "../../../web/rules/money/currencyOf";
import { numberText } from "./numberText";
import type { schema } from "./schema";
import "./number.css";

type Props = ViewProps<typeof schema> & FieldProps;

/** Text and not `type=number`, which refuses the separators that people type and loses what it refuses. */
export function NumberField({ placeholder, default_value, number_format, decimals, min, answer, ...field }: Props) {
  const settings = { number_format, currency: currencyOf(field.currency) };
  const isWhole = decimals === 0 && min !== "" && !min.startsWith("-");
  return (
    <FieldBox {...field} type="number">
      {(input) => (
        <input
          {...input}
          className="field__input field__input--short"
          type="text"
          inputMode={isWhole ? "numeric" : "decimal"}
          autoComplete="off"
          placeholder={placeholder || undefined}
          defaultValue={numberText(shownText(answer, default_value), settings)}
        />
      )}
    </FieldBox>
  );
}
