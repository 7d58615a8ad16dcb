import type { RuleField } from "../../kit/fields/ruleFields";
import type { Condition } from "../../rules/conditions/condition";
import { ConditionSentence } from "../controls/condition/ConditionSentence";
import { gettext } from "../texts/gettext";
import type { JsonInput } from "./defineJsonInput";

type Props = JsonInput<Condition | null> & { fields: readonly RuleField[] };

/** "If all of these are true: Subject is Press". Without rules, for all answers. */
export const ConditionInput = ({ value, fields, onChange }: Props) => (
  <ConditionSentence
    value={value}
    fields={fields}
    actions={{ show: gettext("If"), hide: gettext("Unless") }}
    hint={
      fields.length > 0
        ? gettext("For all answers.")
        : gettext("Rules depend on fields. Add a field to the form and save it first.")
    }
    onChange={onChange}
  />
);
