import { type FormElement, formElementsOf } from "../../../kit/fields/formModelOf";
import { type RuleField, ruleFieldsFor } from "../../../kit/fields/ruleFields";
import type { Condition, Rule } from "../../../rules/conditions/condition";
import { rulesIn } from "../../../rules/conditions/rulesIn";
import { ruleFault } from "../../controls/condition/comparisons";
import { formSettingsOf } from "../../panels/form/formSettings";
import { gettext } from "../../texts/gettext";
import type { Check, Checked, Place } from "../check";

/** What appears for a choice that was removed never appears, and on the canvas nobody sees that. */
export const brokenRules: Check = {
  name: "rules",
  title: gettext("Rules"),
  find(checked) {
    const elements = formElementsOf(checked.document, checked.fieldTypes);
    const ofFields = elements.flatMap(({ id, model }) =>
      faultsIn(model.shownIf, () => ruleFieldsFor(id, elements)).map((text) => ({ element: id, text })),
    );
    const ofForm = placesOf(checked, elements).flatMap(({ condition, fieldsOf, ...place }) =>
      faultsIn(condition, fieldsOf).map((text) => ({ element: null, text, place })),
    );
    // Only the server knows which pages exist.
    const ofDisplay = (checked.server?.display ?? []).map(({ element, reason }) => ({ element, text: reason }));
    return [...ofFields, ...ofForm, ...ofDisplay];
  },
};

type FieldsOf = () => readonly RuleField[];
/** With the fields that its rules can be about. */
type ConditionAt = Place & { condition: Condition | null | undefined; fieldsOf: FieldsOf };

function placesOf({ document, server }: Checked, elements: readonly FormElement[]): ConditionAt[] {
  const { button_condition } = formSettingsOf(document);
  const button = { condition: button_condition, fieldsOf: () => ruleFieldsFor("", elements) };
  const fieldsOf = () => ruleFieldsFor("", elements, { withTotals: true });
  return [
    { title: gettext("Send button"), ...button },
    ...(server?.conditions ?? []).map((one) => ({ ...one, fieldsOf })),
  ];
}

function faultsIn(condition: ConditionAt["condition"], fieldsOf: FieldsOf): string[] {
  const rules = rulesIn(condition);
  const fields = rules.length > 0 ? fieldsOf() : [];
  const faultOf = (rule: Rule) =>
    ruleFault(
      rule,
      fields.find((field) => field.id === rule.field),
    );
  return rules.map(faultOf).filter(Boolean);
}
