import { useContext, useMemo } from "react";
import { ruleFieldsFor } from "../../../kit/fields/ruleFields";
import type { ConditionSetting } from "../../../kit/schema/settings";
import type { Condition } from "../../../rules/conditions/condition";
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
      actions={{ show: "Show", hide: "Hide" }}
      subject={own?.type.rules === null ? `this ${own.type.schema.label.toLowerCase()} if` : "this field if"}
      hint={fields.length === 0 ? "Rules depend on other fields. Add another field to the form first." : undefined}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}
