import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import { PricedChoices } from "../../../web/kit/fields/prices/PricedChoices";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { Currency } from "../../../web/rules/money/currency";
import { currencyOf } from "../../../web/rules/money/currencyOf";
import { formatNumber } from "../../../web/rules/money/formatNumber";
import { decimalOf } from "../../../web/rules/numbers/decimal";
import { FixedProduct } from "./FixedProduct";
import type { schema } from "./schema";
import "./product.css";

type Props = ViewProps<typeof schema> & FieldProps;

/** The wire contract has a name for each kind: `input_4`, or `.1` name, `.2` price and `.3` quantity. */
export function Product({
  kind,
  price,
  has_quantity,
  max_quantity,
  min_price: _,
  max_price: _most,
  choices,
  ...field
}: Props) {
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
            defaultValue={typedAmount(shownText(answer), currencyOf(field.currency))}
          />
        )}
      </FieldBox>
    );
  }
  return <PricedChoices {...field} type="product" as={kind} choices={choices} />;
}

/** As the currency writes it: in some, the point of plain notation separates thousands. What is none stays as typed. */
function typedAmount(plain: string, currency: Currency): string {
  const amount = decimalOf(plain);
  return amount ? formatNumber(amount, { ...currency, thousand_separator: "", decimals: -1 }) : plain;
}
