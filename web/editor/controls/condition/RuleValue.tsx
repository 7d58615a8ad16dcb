import type { RuleField } from "../../../kit/fields/ruleFields";
import type { Rule } from "../../../rules/conditions/condition";
import { gettext } from "../../texts/gettext";

type Props = {
  rule: Rule;
  field: RuleField | undefined;
  /** The id of the text that says what is wrong with the value. */
  describedBy?: string;
  isDisabled?: boolean;
  onChange: (value: Rule["value"]) => void;
};

/** What an answer is compared with: a choice of the field, or a text. An empty text is stored as null. */
export function RuleValue({ rule, field, describedBy, isDisabled, onChange }: Props) {
  const shared = {
    className: "input",
    "aria-label": gettext("Value"),
    "aria-invalid": describedBy ? true : undefined,
    "aria-describedby": describedBy,
    disabled: isDisabled,
  };
  const value = [rule.value].flat().join(", ");
  if (rule.operator === "in")
    return (
      <input
        {...shared}
        placeholder={gettext("Values, separated by commas")}
        defaultValue={value}
        onBlur={(event) => onChange(event.target.value.split(",").map((one) => one.trim()))}
      />
    );
  if (!field?.choices)
    return (
      <input
        {...shared}
        inputMode={field?.isNumber ? "decimal" : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value === "" ? null : event.target.value)}
      />
    );
  const isKnown = field.choices.some((choice) => choice.value === value);
  return (
    <select {...shared} value={value} onChange={(event) => onChange(event.target.value)}>
      {!isKnown && <option value={value}>{value || gettext("Choose …")}</option>}
      {field.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label || choice.value}
        </option>
      ))}
    </select>
  );
}
