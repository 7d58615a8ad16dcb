import type { RuleField } from "../../../kit/fields/ruleFields";
import type { Operator, Rule } from "../../../rules/conditions/condition";
import { decimalOf } from "../../../rules/numbers/decimal";
import { gettext } from "../../texts/gettext";

/** How owners compare. "is empty" and "is filled" are the operators "is" and "isnot" with an empty text. */
export type Comparison = Operator | "empty" | "filled";

const LABELS: Readonly<Record<Comparison, string>> = {
  is: gettext("is"),
  isnot: gettext("is not"),
  ">": gettext("is greater than"),
  "<": gettext("is less than"),
  contains: gettext("contains"),
  starts_with: gettext("starts with"),
  ends_with: gettext("ends with"),
  in: gettext("is one of"),
  empty: gettext("is empty"),
  filled: gettext("is filled"),
};

const OF_FACTS: readonly Comparison[] = ["is", "isnot"];
const OF_CHOICES: readonly Comparison[] = ["is", "isnot", "empty", "filled"];
const OF_NUMBERS: readonly Comparison[] = ["is", "isnot", ">", "<", "empty", "filled"];
const OF_TEXTS: readonly Comparison[] = [
  ...(["is", "isnot", ">", "<", "contains", "starts_with", "ends_with"] as const),
  ...(["empty", "filled"] as const),
];

export function comparisonOf({ operator, value }: Rule): Comparison {
  if (value !== "" || (operator !== "is" && operator !== "isnot")) return operator;
  return operator === "is" ? "empty" : "filled";
}

/** The options for a field; the rule's own comparison is always among them. */
export function comparisonsFor(field: RuleField | undefined, own: Comparison): [Comparison, string][] {
  const offered = offeredFor(field);
  return (offered.includes(own) ? offered : [...offered, own]).map((one) => [one, LABELS[one]]);
}

const offeredFor = (field: RuleField | undefined): readonly Comparison[] => {
  if (field?.isFact) return OF_FACTS;
  if (field?.choices) return OF_CHOICES;
  return field?.isNumber ? OF_NUMBERS : OF_TEXTS;
};

/** A new rule. It is complete, so that it has an effect from the start, except for a page, which no list offers. */
export function firstRule({ id, choices, isPage }: RuleField): Rule {
  if (isPage) return { field: id, operator: "is", value: null };
  if (choices?.[0]) return { field: id, operator: "is", value: choices[0].value };
  return { field: id, operator: "isnot", value: "" };
}

/** The rule with another comparison. A value that is still to be typed is null. */
export function withComparison(rule: Rule, comparison: Comparison, field: RuleField | undefined): Rule {
  if (comparison === "empty" || comparison === "filled")
    return { ...rule, operator: comparison === "empty" ? "is" : "isnot", value: "" };
  if (comparison === "in") return { ...rule, operator: "in", value: [rule.value].flat() };
  const [value = null] = [rule.value].flat();
  return { ...rule, operator: comparison, value: value === "" ? (field?.choices?.[0]?.value ?? null) : value };
}

/** The rule about another field. What does not fit the field starts again. */
export function withField(rule: Rule, field: RuleField): Rule {
  const isValue = field.isPage ? typeof rule.value === "number" : !field.choices || isKnown(rule.value, field);
  const fits = offeredFor(field).includes(comparisonOf(rule)) && isValue;
  return fits ? { ...rule, field: field.id } : firstRule(field);
}

const isKnown = (value: Rule["value"], { choices = [] }: RuleField): boolean =>
  choices.some((choice) => choice.value === value);

/** What is missing or wrong, in words; empty if nothing is. `isDisplay`: the rules are those of a display condition. */
export function ruleFault(rule: Rule, field: RuleField | undefined, isDisplay = false): string {
  if (!field && isDisplay)
    return gettext(
      "This rule cannot be used, so this element is on no page. Choose another field, or remove the rule.",
    );
  if (!field)
    return gettext(
      "The field of this rule was deleted or cannot be compared here, so its answer counts as empty. Choose another field, or remove the rule.",
    );
  const isMissing = [rule.value].flat().every((value) => value === null);
  if (isMissing && field.isFact) return gettext("Choose a value. Until then, this element is on no page.");
  if (isMissing || (rule.value === "" && comparisonOf(rule) === rule.operator)) return missingValue(rule);
  if (field.choices && rule.value && typeof rule.value === "string" && !isKnown(rule.value, field))
    return gettext("“{value}” is not a choice of {field} any more. Choose another one.", {
      value: rule.value,
      field: field.name,
    });
  if (field.isNumber && rule.value && offeredFor(field).includes(comparisonOf(rule)) && !decimalOf(rule.value))
    return gettext("“{value}” is not a number, which {field} is compared with. Enter digits, such as 2.5.", {
      value: String(rule.value),
      field: field.name,
    });
  return "";
}

const missingValue = ({ operator }: Rule): string =>
  gettext(
    operator === "is"
      ? "Enter a value. Until then, this rule asks whether the answer is empty."
      : operator === "isnot"
        ? "Enter a value. Until then, this rule asks whether the answer is filled."
        : "Enter a value. Until then, this rule is skipped.",
  );
