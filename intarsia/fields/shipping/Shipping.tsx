import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import { PricedChoices, shownPrice } from "../../../web/kit/fields/prices/PricedChoices";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./shipping.css";

type Props = ViewProps<typeof schema> & FieldProps;

export function Shipping({ kind, price, choices, ...field }: Props) {
  if (kind !== "single") return <PricedChoices {...field} type="shipping" as={kind} choices={choices} />;
  return (
    <FieldBox {...field} type="shipping" is_required="always">
      {({ "aria-required": _, ...input }) => (
        <input
          {...input}
          className="field__input field__input--result"
          type="text"
          readOnly
          defaultValue={shownPrice(price, field.currency)}
        />
      )}
    </FieldBox>
  );
}
