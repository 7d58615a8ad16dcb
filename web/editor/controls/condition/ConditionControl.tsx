import { useContext, useMemo } from "react";
import { ruleFieldsFor } from "../../../kit/fields/ruleFields";
import type { ConditionSetting } from "../../../kit/schema/settings";
import type { Condition } from "../../../rules/conditions/condition";
import { gettext, pgettext } from "../../texts/gettext";
import { gettextNodes } from "../../texts/gettextNodes";
import type { ControlProps } from "../control";
import { SettingPlaceContext } from "../dynamic/SettingPlace";
import { ConditionSentence } from "./ConditionSentence";
import { useFormElements } from "./useFormElements";

type Props = ControlProps<Condition | null, ConditionSetting>;

/** Which answers show the selected field. */
export function ConditionControl({ id, value, onChange, isDisabled }: Props) {
  const { element } = useContext(SettingPlaceContext);
  const elements = useFormElements();
  const fields = useMemo(() => ruleFieldsFor(element, elements), [element, elements]);
  const own = elements.find((one) => one.id === element);
  return (
    <ConditionSentence
      id={id}
      value={value ?? null}
      fields={fields}
      actions={{ show: pgettext("if rules are true", "Show"), hide: pgettext("if rules are true", "Hide") }}
      sentence={(parts) =>
        own?.type.rules === null
          ? gettextNodes("{action} this element if {match} of these are true:", parts)
          : gettextNodes("{action} this field if {match} of these are true:", parts)
      }
      hint={
        fields.length === 0 ? gettext("Rules depend on other fields. Add another field to the form first.") : undefined
      }
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}
