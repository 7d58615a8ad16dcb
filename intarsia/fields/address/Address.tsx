import { useEnvironment, useUiStrings } from "../../../web/kit/environment/environment";
import { shownPart } from "../../../web/kit/fields/answers/shownAnswer";
import { countryOptions } from "../../../web/kit/fields/choices/countries";
import type { FieldAnswer, FieldProps } from "../../../web/kit/fields/defineField";
import type { GroupContext } from "../../../web/kit/fields/FieldGroup";
import { PartsField } from "../../../web/kit/fields/parts/PartsField";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { COUNTRY, shownParts } from "./parts";
import type { schema } from "./schema";
import "./address.css";

type Props = ViewProps<typeof schema> & FieldProps;

export const Address = ({ default_country, ...field }: Props) => (
  <PartsField {...field} type="address" parts={shownParts(field)} isNeeded={(part) => "missing" in part}>
    {(group) =>
      field.show_country && (
        <Country {...group} answer={field.answer} fallback={default_country} isRequired={field.is_required === "yes"} />
      )
    }
  </PartsField>
);

type CountryProps = GroupContext & { answer: FieldAnswer | undefined; fallback: string; isRequired: boolean };

/** Countries by their names in the language of the page. */
function Country({ names, stateOf, answer, fallback, isRequired }: CountryProps) {
  const t = useUiStrings<"Country" | "Choose …">();
  const { locale } = useEnvironment();
  const input = names.input(COUNTRY);
  return (
    <div className="part part--wide">
      <label className="part__label" htmlFor={input.id}>
        {t("Country")}
      </label>
      <select
        {...input}
        {...stateOf(COUNTRY)}
        className="field__input field__input--select"
        autoComplete="country"
        aria-required={isRequired || undefined}
        defaultValue={shownPart(answer ?? undefined, COUNTRY, fallback.toUpperCase())}
      >
        <option value="">{t("Choose …")}</option>
        {countryOptions(locale).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
