import { useUiStrings } from "../../../web/kit/environment/environment";
import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldGroup } from "../../../web/kit/fields/FieldGroup";
import type { FieldText } from "../../../web/kit/fields/FieldParts";
import { shownPrice } from "../../../web/kit/fields/prices/PricedChoices";
import { mostOf } from "../../../web/kit/fields/prices/quantity";
import type { ElementContext } from "../../../web/kit/schema/defineWidget";
import type { UiString } from "./uiStrings";

type Props = FieldProps &
  FieldText &
  Pick<ElementContext, "root" | "id"> & { price: string; hasQuantity: string; most: number };

/** Page scripts read name and price in hidden inputs; the server does not. */
export function FixedProduct({ price, hasQuantity, most, answer, ...field }: Props) {
  const t = useUiStrings<UiString>();
  const amount = shownPrice(price, field.currency);
  return (
    <FieldGroup {...field} type="product" is_required={hasQuantity ? field.is_required : "always"}>
      {({ names, stateOf }) => (
        <div className="product">
          <input type="hidden" {...names.input("1")} value={field.label} />
          <input type="hidden" {...names.input("2")} value={amount} />
          <p className="product__price">{t("Price: {price}", { price: amount })}</p>
          {hasQuantity ? (
            <p className="product__quantity">
              <label htmlFor={names.input("3").id}>{t("Quantity")}</label>
              <input
                {...names.input("3")}
                {...stateOf("3")}
                className="field__input"
                type="number"
                inputMode="numeric"
                min={0}
                max={mostOf(most)}
                step={1}
                required={Boolean(field.is_required)}
                defaultValue={shownText(answer)}
              />
            </p>
          ) : (
            <input type="hidden" {...names.input("3")} value="1" />
          )}
        </div>
      )}
    </FieldGroup>
  );
}
