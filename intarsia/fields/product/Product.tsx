import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import { PricedChoices } from "../../../web/kit/fields/prices/PricedChoices";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { FixedProduct } from "./FixedProduct";
import type { schema } from "./schema";
import "./product.css";

type Props = ViewProps<typeof schema> & FieldProps;

/** The wire contract has a name for each kind: `input_4`, or `.1` name, `.2` price and `.3` quantity. */
export function Product({ kind, price, has_quantity, max_quantity, min_price: _, choices, ...field }: Props) {
  if (kind === "single")
    return <FixedProduct {...field} price={price} hasQuantity={has_quantity} most={max_quantity} />;
  if (kind === "user") {
    const { answer, ...box } = field;
    return (
      <FieldBox {...box} type="product">
        {(input) => (
          <input
            {...input}
            className="field__input field__input--amount"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={shownText(answer)}
          />
        )}
      </FieldBox>
    );
  }
  return <PricedChoices {...field} type="product" as={kind} choices={choices} />;
}
