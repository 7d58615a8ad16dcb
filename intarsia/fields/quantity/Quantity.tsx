import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import { mostOf } from "../../../web/kit/fields/prices/quantity";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./quantity.css";

type Props = ViewProps<typeof schema> & FieldProps;

export function Quantity({ product: _, max_quantity, default_value, answer, ...field }: Props) {
  return (
    <FieldBox {...field} type="quantity">
      {(input) => (
        <input
          {...input}
          className="field__input field__input--quantity"
          type="number"
          inputMode="numeric"
          min={0}
          max={mostOf(max_quantity)}
          step={1}
          defaultValue={shownText(answer, default_value)}
        />
      )}
    </FieldBox>
  );
}
