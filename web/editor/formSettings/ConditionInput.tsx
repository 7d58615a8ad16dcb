import type { RuleField } from "../../kit/fields/ruleFields";
import type { Condition } from "../../rules/conditions/condition";
import { conditionOf, type Sentence, sentenceOf } from "../controls/condition/conditionGroup";
import { Rules } from "../controls/condition/Rules";
import type { JsonInput } from "./defineJsonInput";

type Props = JsonInput<Condition | null> & { fields: readonly RuleField[] };

/** "If all of these are true: Subject is Press". Without rules, for all answers. */
export function ConditionInput({ value, fields, onChange }: Props) {
  const sentence = sentenceOf(value);
  const change = (next: Partial<Sentence>) => onChange(conditionOf({ ...sentence, ...next }));
  return (
    <div className="condition">
      {sentence.parts.length > 0 && (
        <p className="condition__sentence">
          <select
            className="input"
            aria-label="Action"
            value={sentence.action}
            onChange={(event) => change({ action: event.target.value as Sentence["action"] })}
          >
            <option value="show">If</option>
            <option value="hide">Unless</option>
          </select>{" "}
          <select
            className="input"
            aria-label="Match"
            value={sentence.join}
            onChange={(event) => change({ join: event.target.value as Sentence["join"] })}
          >
            <option value="all">all</option>
            <option value="any">any</option>
          </select>
          {" of these are true:"}
        </p>
      )}
      {sentence.parts.length === 0 && (
        <p className="condition__hint">
          {fields.length > 0
            ? "For all answers."
            : "Rules depend on fields. Add a field to the form and save it first."}
        </p>
      )}
      <Rules parts={sentence.parts} fields={fields} onChange={(parts) => change({ parts })} />
    </div>
  );
}
