import { useEnvironment, useUiStrings } from "../../../web/kit/environment/environment";
import { shownPart } from "../../../web/kit/fields/answers/shownAnswer";
import { countryOptions } from "../../../web/kit/fields/choices/countries";
import type { FieldAnswer, FieldProps } from "../../../web/kit/fields/defineField";
import { FieldGroup, type GroupContext } from "../../../web/kit/fields/FieldGroup";
import { PartInput } from "../../../web/kit/fields/parts/PartInput";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { COUNTRY, isNeeded, shownParts, type UiString } from "./parts";
import type { schema } from "./schema";
import "./address.css";

type Props = ViewProps<typeof schema> & FieldProps;

export function Address({ answer, default_country, ...field }: Props) {
  const t = useUiStrings<UiString>();
  const isRequired = field.is_required === "yes";
  return (
    <FieldGroup {...field} type="address">
      {(group) => (
        <div className="parts">
          {shownParts(field).map((part) => (
            <PartInput
              {...group}
              key={part.key}
              part={part.key}
              label={t(part.label)}
              autoComplete={part.autoComplete}
              size={"size" in part ? part.size : undefined}
              isRequired={isRequired && isNeeded(part)}
              answer={answer}
            />
          ))}
          {field.show_country && (
            <Country {...group} answer={answer} fallback={default_country} isRequired={isRequired} />
          )}
        </div>
      )}
    </FieldGroup>
  );
}

type CountryProps = GroupContext & { answer: FieldAnswer | undefined; fallback: string; isRequired: boolean };

/** Countries by their names in the language of the page. */
function Country({ names, stateOf, answer, fallback, isRequired }: CountryProps) {
  const t = useUiStrings<UiString>();
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
