import { countryOptions } from "../../../kit/fields/choices/countries";
import { gettext } from "../../texts/gettext";

/**
 * Choices that many forms need, as lines of text: those that the browser knows in the language of the form, the others
 * in the language of the editor, which usually is the same.
 */
export const READY_LISTS: Readonly<Record<string, (language: string) => readonly string[]>> = {
  [gettext("Yes, no")]: () => [gettext("Yes"), gettext("No")],
  [gettext("Agreement")]: () => [
    gettext("Strongly disagree"),
    gettext("Disagree"),
    gettext("Neutral"),
    gettext("Agree"),
    gettext("Strongly agree"),
  ],
  [gettext("Satisfaction")]: () => [
    gettext("Very dissatisfied"),
    gettext("Dissatisfied"),
    gettext("Neutral"),
    gettext("Satisfied"),
    gettext("Very satisfied"),
  ],
  [gettext("Frequency")]: () => [
    gettext("Never"),
    gettext("Rarely"),
    gettext("Sometimes"),
    gettext("Often"),
    gettext("Always"),
  ],
  [gettext("Numbers from 1 to 10")]: () => Array.from({ length: 10 }, (_, index) => String(index + 1)),
  [gettext("Age groups")]: () => [
    gettext("Under 18"),
    "18–24",
    "25–34",
    "35–44",
    "45–54",
    "55–64",
    gettext("65 or older"),
  ],
  [gettext("Weekdays")]: (language) => named(7, language, { weekday: "long" }, (day) => Date.UTC(2024, 0, day)),
  [gettext("Months")]: (language) => named(12, language, { month: "long" }, (month) => Date.UTC(2024, month - 1)),
  [gettext("Countries")]: (language) => countryOptions(language).map(([code, name]) => `${code}:${name}`),
  [gettext("US states")]: () => US_STATES,
};

/** Lines such as `3:March`: the value is the same in all languages. The first of January 2024 is a Monday. */
function named(
  count: number,
  language: string,
  options: Intl.DateTimeFormatOptions,
  date: (number: number) => number,
): string[] {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  return Array.from({ length: count }, (_, index) => `${index + 1}:${format.format(date(index + 1))}`);
}

const US_STATES = [
  ...["AL:Alabama", "AK:Alaska", "AZ:Arizona", "AR:Arkansas", "CA:California", "CO:Colorado", "CT:Connecticut"],
  ...["DE:Delaware", "DC:District of Columbia", "FL:Florida", "GA:Georgia", "HI:Hawaii", "ID:Idaho", "IL:Illinois"],
  ...["IN:Indiana", "IA:Iowa", "KS:Kansas", "KY:Kentucky", "LA:Louisiana", "ME:Maine", "MD:Maryland"],
  ...["MA:Massachusetts", "MI:Michigan", "MN:Minnesota", "MS:Mississippi", "MO:Missouri", "MT:Montana"],
  ...["NE:Nebraska", "NV:Nevada", "NH:New Hampshire", "NJ:New Jersey", "NM:New Mexico", "NY:New York"],
  ...["NC:North Carolina", "ND:North Dakota", "OH:Ohio", "OK:Oklahoma", "OR:Oregon", "PA:Pennsylvania"],
  ...["RI:Rhode Island", "SC:South Carolina", "SD:South Dakota", "TN:Tennessee", "TX:Texas", "UT:Utah"],
  ...["VT:Vermont", "VA:Virginia", "WA:Washington", "WV:West Virginia", "WI:Wisconsin", "WY:Wyoming"],
];
