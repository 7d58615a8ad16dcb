import type { ReactNode } from "react";
import type { RuleField } from "../../../kit/fields/ruleFields";
import type { Condition } from "../../../rules/conditions/condition";
import { gettext } from "../../texts/gettext";
import { gettextNodes } from "../../texts/gettextNodes";
import { conditionOf, type Sentence, sentenceOf } from "./conditionGroup";
import { MatchSelect } from "./MatchSelect";
import { Rules } from "./Rules";

const JOINS = ["all", "any"] as const;

/** The choices within the sentence. */
export type SentenceParts = { action: ReactNode; match: ReactNode };

type Props = {
  id?: string;
  value: Condition | null;
  /** The fields that rules can be about. */
  fields: readonly RuleField[];
  /** What happens if the rules are met, and if they are not. */
  actions: Readonly<Record<Sentence["action"], string>>;
  /** The sentence before the rules, such as "{action} this field if {match} of these are true:". */
  sentence?: (parts: SentenceParts) => ReactNode;
  /** Shown without rules. */
  hint?: string;
  isDisabled?: boolean;
  onChange: (condition: Condition | null) => void;
};

const plainSentence = (parts: SentenceParts): ReactNode => gettextNodes("{action} {match} of these are true:", parts);

/** Rules in plain words: "Show this field if all of these are true: Size is Large". */
export function ConditionSentence({
  id,
  value,
  fields,
  actions,
  sentence: sentenceWith = plainSentence,
  hint,
  isDisabled,
  onChange,
}: Props) {
  const sentence = sentenceOf(value);
  const change = (next: Partial<Sentence>) => onChange(conditionOf({ ...sentence, ...next }));
  const isEmpty = sentence.parts.length === 0;
  return (
    <div className="condition">
      {!isEmpty && (
        <p className="condition__sentence">
          {sentenceWith({
            action: (
              <select
                className="input"
                aria-label={gettext("Action")}
                value={sentence.action}
                disabled={isDisabled}
                onChange={(event) => change({ action: event.target.value as Sentence["action"] })}
              >
                <option value="show">{actions.show}</option>
                <option value="hide">{actions.hide}</option>
              </select>
            ),
            match: (
              <MatchSelect
                joins={JOINS}
                value={sentence.join}
                isDisabled={isDisabled}
                onChange={(join) => change({ join })}
              />
            ),
          })}
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
