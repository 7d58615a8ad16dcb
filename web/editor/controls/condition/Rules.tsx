import { FolderPlus, Plus } from "lucide-react";
import { useRef } from "react";
import type { RuleField } from "../../../kit/fields/ruleFields";
import type { Condition } from "../../../rules/conditions/condition";
import { gettext } from "../../texts/gettext";
import { gettextNodes } from "../../texts/gettextNodes";
import { firstRule } from "./comparisons";
import { type Group, groupOf, isRule, type Join, partsOf } from "./conditionGroup";
import { MatchSelect } from "./MatchSelect";
import { RuleActions } from "./RuleActions";
import { RuleRow } from "./RuleRow";
import { useRowFocus } from "./useRowFocus";

/** More levels could not be read. Deeper ones of imported forms are shown. */
const DEEPEST_GROUP = 3;
const JOINS: readonly Join[] = ["all", "any", "not"];

type Props = {
  id?: string;
  parts: readonly Condition[];
  fields: readonly RuleField[];
  /** The number of the group around, such as "2." in "2.1"; empty at the top. */
  prefix?: string;
  depth?: number;
  isDisabled?: boolean;
  onChange: (parts: readonly Condition[]) => void;
};

/** The rules and groups of one group, with buttons to add, duplicate and remove them. */
export function Rules({ id, parts, fields, prefix = "", depth = 0, isDisabled, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { announcement, focusAfter } = useRowFocus(list, addButton);
  const [field] = fields;

  function add(part: Condition, index: number, announced: string) {
    focusAfter(index, announced);
    onChange(parts.toSpliced(index, 0, part));
  }

  const propsOf = (index: number) => ({
    number: `${prefix}${index + 1}`,
    fields,
    isDisabled,
    onCopy: () => add(parts[index] as Condition, index + 1, gettext("Duplicated.")),
    onRemove: () => {
      focusAfter(Math.min(index, parts.length - 2), gettext("Removed."));
      onChange(parts.toSpliced(index, 1));
    },
  });
  const changed = (index: number) => (part: Condition) => onChange(parts.with(index, part));

  return (
    <div className="condition__rules">
      <ol ref={list}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stored rules have no ids, and their inputs keep no state
          <li key={index}>
            {isRule(part) ? (
              <RuleRow rule={part} {...propsOf(index)} onChange={changed(index)} />
            ) : (
              <RuleGroup group={part} depth={depth + 1} {...propsOf(index)} onChange={changed(index)} />
            )}
          </li>
        ))}
      </ol>
      <div className="condition__add">
        <button
          ref={addButton}
          id={id}
          type="button"
          className="button"
          aria-label={
            prefix ? gettext("Add rule to group {group}", { group: prefix.slice(0, -1) }) : gettext("Add rule")
          }
          disabled={isDisabled || !field}
          onClick={() => field && add(firstRule(field), parts.length, gettext("Rule added."))}
        >
          <Plus aria-hidden /> {gettext("Add rule")}
        </button>
        {parts.length > 0 && depth < DEEPEST_GROUP && (
          <button
            type="button"
            className="button"
            aria-label={
              prefix ? gettext("Add group to group {group}", { group: prefix.slice(0, -1) }) : gettext("Add group")
            }
            disabled={isDisabled || !field}
            onClick={() => field && add(groupOf("any", [firstRule(field)]), parts.length, gettext("Group added."))}
          >
            <FolderPlus aria-hidden /> {gettext("Add group")}
          </button>
        )}
      </div>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  );
}

type GroupProps = {
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
function RuleGroup({ group, number, depth, fields, isDisabled, onChange, onCopy, onRemove }: GroupProps) {
  const { join, parts } = partsOf(group);
  return (
    <fieldset className="condition__group" aria-label={gettext("Group {number}", { number })}>
      <div className="condition__head">
        <p className="condition__sentence">
          {gettextNodes("{match} of these are true:", {
            match: (
              <MatchSelect
                joins={JOINS}
                value={join}
                isDisabled={isDisabled}
                onChange={(next) => onChange(groupOf(next, parts))}
              />
            ),
          })}
        </p>
        <RuleActions
          labels={{
            copy: gettext("Duplicate group {number}", { number }),
            remove: gettext("Remove group {number}", { number }),
          }}
          isDisabled={isDisabled}
          onCopy={onCopy}
          onRemove={onRemove}
        />
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
