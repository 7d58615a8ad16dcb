import { type FormElement, formElementsOf } from "../../../kit/fields/formModelOf";
import { ruleFieldsFor } from "../../../kit/fields/ruleFields";
import type { Condition, Rule } from "../../../rules/conditions/condition";
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
      faultsIn(model.shownIf, elements, id).map((text) => ({ element: id, text })),
    );
    const ofForm = placesOf(checked).flatMap(({ condition, ...place }) =>
      faultsIn(condition, elements).map((text) => ({ element: null, text, place })),
    );
    return [...ofFields, ...ofForm];
  },
};

type ConditionAt = Place & { condition: Condition | null | undefined };

const placesOf = ({ document, server }: Checked): ConditionAt[] => [
  { title: gettext("Send button"), condition: formSettingsOf(document).button_condition },
  ...(server?.conditions ?? []),
];

function faultsIn(condition: ConditionAt["condition"], elements: readonly FormElement[], id = ""): string[] {
  const rules = rulesIn(condition);
  const fields = rules.length > 0 ? ruleFieldsFor(id, elements) : [];
  const faultOf = (rule: Rule) =>
    ruleFault(
      rule,
      fields.find((field) => field.id === rule.field),
    );
  return rules.map(faultOf).filter(Boolean);
}

function rulesIn(condition: ConditionAt["condition"]): Rule[] {
  if (!condition) return [];
  if ("field" in condition) return [condition];
  return Object.values(condition).flat().flatMap(rulesIn);
}
