import { COUNTRIES, countryName } from "../../../web/kit/fields/choices/countries";
import type { FieldRules } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import { missingParts } from "../../../web/kit/fields/parts/missingParts";
import { ADDRESS_PARTS, COUNTRY, neededParts } from "./parts";

type Parts = Readonly<Record<string, string>>;

export const rules: FieldRules = {
  inBrowser: ["show_line2", "show_state", "show_country", "default_country"],
  check(answer, settings) {
    const { [COUNTRY]: country = "" } = answer as Parts;
    if (country && !COUNTRIES.includes(country)) return fault("Choose one of the options.", { inputs: [COUNTRY] });
    return settings.is_required ? missingParts(answer, neededParts(settings)) : null;
  },
  missing: (settings) => (settings.is_required ? missingParts(null, neededParts(settings)) : null),
  textOf(answer, _settings, language) {
    const given = answer as Parts;
    const [line1, line2, code, city, state] = ADDRESS_PARTS.map(({ key }) => given[key] ?? "");
    const country = given[COUNTRY] ? countryName(given[COUNTRY], language) : "";
    const place = [code, city].filter(Boolean).join(" ");
    return [line1, line2, place, state, country].filter(Boolean).join(", ");
  },
  // A default country alone is no address.
  read(inputs, { default_country }) {
    const entries = Object.entries(inputs).map(([key, [text = ""]]) => [key, text.trim()] as const);
    const given = entries.filter(([key, text]) => key !== "" && text !== "");
    const isUntouched = given.every(([key, text]) => key === COUNTRY && text === String(default_country).toUpperCase());
    return isUntouched ? null : Object.fromEntries(given);
  },
};
