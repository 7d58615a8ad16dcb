import { useContext, useMemo } from "react";
import { ruleFieldsFor } from "../../../kit/fields/ruleFields";
import type { ConditionSetting } from "../../../kit/schema/settings";
import type { Condition } from "../../../rules/conditions/condition";
import type { ControlProps } from "../control";
import { SettingPlaceContext } from "../dynamic/SettingPlace";
import { conditionOf, type Sentence, sentenceOf } from "./conditionGroup";
import { Rules } from "./Rules";
import { useFormElements } from "./useFormElements";

type Props = ControlProps<Condition | null, ConditionSetting>;

/** Rules in plain words: "Show this field if all of these are true: Size is Large". */
export function ConditionControl({ id, value, onChange, isDisabled }: Props) {
  const { element } = useContext(SettingPlaceContext);
  const elements = useFormElements();
  const fields = useMemo(() => ruleFieldsFor(element, elements), [element, elements]);
  const own = elements.find((one) => one.id === element);
  const sentence = sentenceOf(value ?? null);
  const change = (next: Partial<Sentence>) => onChange(conditionOf({ ...sentence, ...next }));

  return (
    <div className="condition">
      {sentence.parts.length > 0 && (
        <p className="condition__sentence">
          <select
            className="input"
            aria-label="Action"
            value={sentence.action}
            disabled={isDisabled}
            onChange={(event) => change({ action: event.target.value as Sentence["action"] })}
          >
            <option value="show">Show</option>
            <option value="hide">Hide</option>
          </select>
          {own?.type.rules === null ? ` this ${own.type.schema.label.toLowerCase()} if ` : " this field if "}
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
      {fields.length === 0 && sentence.parts.length === 0 && (
        <p className="condition__hint">Rules depend on other fields. Add another field to the form first.</p>
      )}
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
