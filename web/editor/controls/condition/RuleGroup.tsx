import type { RuleField } from "../../../kit/fields/ruleFields";
import type { Condition } from "../../../rules/conditions/condition";
import { type Group, groupOf, type Join, partsOf } from "./conditionGroup";
import { RuleActions } from "./RuleActions";
import { Rules } from "./Rules";

type Props = {
  group: Group;
  number: string;
  depth: number;
  fields: readonly RuleField[];
  isDisabled?: boolean;
  onChange: (condition: Condition) => void;
  onCopy: () => void;
  onRemove: () => void;
};

/** Rules inside rules: "any of these are true". */
export function RuleGroup({ group, number, depth, fields, isDisabled, onChange, onCopy, onRemove }: Props) {
  const { join, parts } = partsOf(group);
  return (
    <fieldset className="condition__group" aria-label={`Group ${number}`}>
      <div className="condition__head">
        <p className="condition__sentence">
          <select
            className="input"
            aria-label="Match"
            value={join}
            disabled={isDisabled}
            onChange={(event) => onChange(groupOf(event.target.value as Join, parts))}
          >
            <option value="all">all</option>
            <option value="any">any</option>
            <option value="not">none</option>
          </select>
          {" of these are true:"}
        </p>
        <RuleActions name={`group ${number}`} isDisabled={isDisabled} onCopy={onCopy} onRemove={onRemove} />
      </div>
      <Rules
        parts={parts}
        fields={fields}
        prefix={`${number}.`}
        depth={depth}
        isDisabled={isDisabled}
        onChange={(next) => (next.length === 0 ? onRemove() : onChange(groupOf(join, next)))}
      />
    </fieldset>
  );
}
