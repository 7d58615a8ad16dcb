import { currencyOf } from "../../../rules/money/currencyOf";
import { formatMoney } from "../../../rules/money/money";
import { decimalOf } from "../../../rules/numbers/decimal";
import { useUiStrings } from "../../environment/environment";
import type { ElementContext } from "../../schema/defineWidget";
import { shownChoices } from "../answers/shownAnswer";
import { ChoiceList } from "../choices/ChoiceList";
import { preselected, valueOfChoice } from "../choices/choicesOf";
import type { FieldProps } from "../defineField";
import { FieldBox } from "../FieldBox";
import { FieldGroup } from "../FieldGroup";
import type { FieldText } from "../FieldParts";

type Item = { _id: string; label: string; value: string; price: string };

type Props = FieldProps &
  FieldText &
  Pick<ElementContext, "root" | "id"> & {
    type: string;
    as: "select" | "radio" | "checkbox";
    choices: readonly Item[];
    /** Before prices: options add to the price of their product. */
    sign?: "+";
  };

/** Choices with their prices: a drop-down, radio buttons or checkboxes. */
export function PricedChoices({ as, choices, type, sign, answer, ...field }: Props) {
  const t = useUiStrings<"Choose …">();
  const chosen = shownChoices(answer, preselected({ choices }));
  const priceOf = ({ price }: Item) => shownPrice(price, field.currency, sign);
  if (as === "select")
    return (
      <FieldBox {...field} type={type}>
        {(input) => (
          <select {...input} className="field__input field__input--select" defaultValue={chosen[0] ?? ""}>
            <option value="">{t("Choose …")}</option>
            {choices.map((item) => (
              <option key={item._id} value={valueOfChoice(item)}>
                {[item.label || item.value, priceOf(item)].filter(Boolean).join(" – ")}
              </option>
            ))}
          </select>
        )}
      </FieldBox>
    );
  return (
    <FieldGroup {...field} type={type}>
      {(group) => (
        <div className="choices">
          <ChoiceList {...group} type={as} choices={choices} chosen={chosen} isRequired={field.is_required === "yes"}>
            {(item) => (
              <span className="priced">
                {item.label || item.value} <span className="priced__price">{priceOf(item)}</span>
              </span>
            )}
          </ChoiceList>
        </div>
      )}
    </FieldGroup>
  );
}

/** Empty for a choice without a price. */
export function shownPrice(price: string, currency: string | undefined, sign = ""): string {
  const amount = decimalOf(price);
  return amount ? (amount.digits > 0n ? sign : "") + formatMoney(amount, currencyOf(currency)) : "";
}
