import type { RuleField } from "../../../kit/fields/ruleFields";
import type { Condition } from "../../../rules/conditions/condition";
import { conditionOf, type Sentence, sentenceOf } from "./conditionGroup";
import { Rules } from "./Rules";

type Props = {
  id?: string;
  value: Condition | null;
  /** The fields that rules can be about. */
  fields: readonly RuleField[];
  /** What happens if the rules are met, and if they are not. */
  actions: Readonly<Record<Sentence["action"], string>>;
  /** Between the action and the rules, such as "this field if". */
  subject?: string;
  /** Shown without rules. */
  hint?: string;
  isDisabled?: boolean;
  onChange: (condition: Condition | null) => void;
};

/** Rules in plain words: "Show this field if all of these are true: Size is Large". */
export function ConditionSentence({ id, value, fields, actions, subject = "", hint, isDisabled, onChange }: Props) {
  const sentence = sentenceOf(value);
  const change = (next: Partial<Sentence>) => onChange(conditionOf({ ...sentence, ...next }));
  const isEmpty = sentence.parts.length === 0;
  return (
    <div className="condition">
      {!isEmpty && (
        <p className="condition__sentence">
          <select
            className="input"
            aria-label="Action"
            value={sentence.action}
            disabled={isDisabled}
            onChange={(event) => change({ action: event.target.value as Sentence["action"] })}
          >
            <option value="show">{actions.show}</option>
            <option value="hide">{actions.hide}</option>
          </select>
          {` ${subject} `}
          <select
            className="input"
            aria-label="Match"
            value={sentence.join}
            disabled={isDisabled}
            onChange={(event) => change({ join: event.target.value as Sentence["join"] })}
          >
            <option value="all">all</option>
            <option value="any">any</option>
          </select>
          {" of these are true:"}
        </p>
      )}
      {isEmpty && hint && <p className="condition__hint">{hint}</p>}
      <Rules
        id={id}
        parts={sentence.parts}
        fields={fields}
        isDisabled={isDisabled}
        onChange={(parts) => change({ parts })}
      />
    </div>
  );
}
