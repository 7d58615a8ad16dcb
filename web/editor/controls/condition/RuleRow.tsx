import { useId } from "react";
import type { RuleField } from "../../../kit/fields/ruleFields";
import type { Condition, Rule } from "../../../rules/conditions/condition";
import { gettext } from "../../texts/gettext";
import { type Comparison, comparisonOf, comparisonsFor, ruleFault, withComparison, withField } from "./comparisons";
import { RuleActions } from "./RuleActions";
import { RuleValue } from "./RuleValue";

type Props = {
  rule: Rule;
  number: string;
  fields: readonly RuleField[];
  isDisabled?: boolean;
  onChange: (condition: Condition) => void;
  onCopy: () => void;
  onRemove: () => void;
};

/** One rule as a sentence: field, comparison, value. */
export function RuleRow({ rule, number, fields, isDisabled, onChange, onCopy, onRemove }: Props) {
  const hint = useId();
  const field = fields.find(({ id }) => id === rule.field);
  const comparison = comparisonOf(rule);
  const fault = ruleFault(
    rule,
    field,
    fields.some(({ isFact }) => isFact),
  );
  const described = fault ? hint : undefined;
  return (
    <fieldset className="condition__rule" aria-label={gettext("Rule {number}", { number })}>
      <div className="condition__head">
        <FieldSelect
          rule={rule}
          fields={fields}
          describedBy={field ? undefined : described}
          isDisabled={isDisabled}
          onChange={onChange}
        />
        <RuleActions
          labels={{
            copy: gettext("Duplicate rule {number}", { number }),
            remove: gettext("Remove rule {number}", { number }),
          }}
          isDisabled={isDisabled}
          onCopy={onCopy}
          onRemove={onRemove}
        />
      </div>
      <div className="condition__test">
        <select
          className="input"
          aria-label={gettext("Comparison")}
          value={comparison}
          disabled={isDisabled}
          onChange={(event) => onChange(withComparison(rule, event.target.value as Comparison, field))}
        >
          {comparisonsFor(field, comparison).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        {comparison !== "empty" && comparison !== "filled" && (
          <RuleValue
            rule={rule}
            field={field}
            describedBy={field && described}
            isDisabled={isDisabled}
            onChange={(value) => onChange({ ...rule, value })}
          />
        )}
      </div>
      {fault && (
        <p id={hint} className="condition__fault">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

type FieldSelectProps = Pick<Props, "rule" | "fields" | "isDisabled" | "onChange"> & {
  describedBy: string | undefined;
};

function FieldSelect({ rule, fields, describedBy, isDisabled, onChange }: FieldSelectProps) {
  const isDeleted = fields.every(({ id }) => id !== rule.field);
  return (
    <select
      className="input"
      aria-label={gettext("Field")}
      aria-invalid={isDeleted || undefined}
      aria-describedby={describedBy}
      value={rule.field}
      disabled={isDisabled}
      onChange={(event) => {
        const chosen = fields.find(({ id }) => id === event.target.value);
        if (chosen) onChange(withField(rule, chosen));
      }}
    >
      {isDeleted && <option value={rule.field}>{gettext("Deleted field")}</option>}
      {fields.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
