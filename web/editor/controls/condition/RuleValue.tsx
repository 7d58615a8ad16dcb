import { type ComponentProps, useEffect, useRef } from "react";
import type { RuleField } from "../../../kit/fields/ruleFields";
import type { Operator, Rule } from "../../../rules/conditions/condition";
import { decimalOf, decimalText } from "../../../rules/numbers/decimal";
import { gettext } from "../../texts/gettext";
import { PageValue } from "./PageValue";

type Props = {
  rule: Rule;
  field: RuleField | undefined;
  /** The id of the text that says what is wrong with the value. */
  describedBy?: string;
  isDisabled?: boolean;
  onChange: (value: Rule["value"]) => void;
};

/** What an answer is compared with: a choice of the field, or what is entered. An empty text is stored as null. */
export function RuleValue({ rule, field, describedBy, isDisabled, onChange }: Props) {
  const shared = {
    className: "input",
    "aria-label": gettext("Value"),
    "aria-invalid": describedBy ? true : undefined,
    "aria-describedby": describedBy,
    disabled: isDisabled,
  };
  if (field?.isPage)
    return (
      <PageValue
        page={typeof rule.value === "number" ? rule.value : null}
        describedBy={describedBy}
        isDisabled={isDisabled}
        onChange={onChange}
      />
    );
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
      <TypedInput
        {...shared}
        {...inputOf(rule, value, field)}
        value={value}
        onChange={({ target }) => onChange(typedIn(target) || null)}
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

/** An input that stays the same one, with its focus, when its type changes. */
function TypedInput(props: ComponentProps<"input">) {
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picker takes keys only if the focus comes after its type
  useEffect(() => {
    if (!input.current?.matches(":focus")) return;
    input.current.blur();
    input.current.focus();
  }, [props.type]);
  return <input ref={input} {...props} />;
}

/** Browsers accept a number with an exponent, 1e5. Rules compare digits. */
function typedIn({ type, value, valueAsNumber }: HTMLInputElement): string {
  const decimal = type === "number" && /e/i.test(value) ? decimalOf(valueAsNumber) : null;
  return decimal ? decimalText(decimal) : value;
}

const OF_PARTS: readonly Operator[] = ["contains", "starts_with", "ends_with"];

/** The browser's own input for such answers; for a part of one, and for text that it could not show, a plain input. */
function inputOf({ operator }: Rule, value: string, field: RuleField | undefined) {
  const type = field?.isNumber ? "number" : field?.notation;
  if (!type || OF_PARTS.includes(operator) || !isShownBy(type, value)) return { type: "text" };
  if (type === "number") return { type, step: "any" };
  // With a maximum, browsers take four digits for the year.
  return { type, max: type === "date" ? "9999-12-31" : undefined };
}

function isShownBy(type: string, value: string): boolean {
  if (type === "number") return value === "" || decimalOf(value) !== null;
  const input = document.createElement("input");
  input.type = type;
  input.value = value;
  return input.value === value;
}
