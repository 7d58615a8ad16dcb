import { formElementsOf } from "../../../kit/fields/formModelOf";
import { ruleFieldsFor } from "../../../kit/fields/ruleFields";
import type { Condition, Rule } from "../../../rules/conditions/condition";
import { ruleFault } from "../../controls/condition/comparisons";
import { gettext } from "../../texts/gettext";
import type { Check } from "../check";

/** A field that appears for a choice that was removed never appears, and on the canvas nobody sees that. */
export const brokenRules: Check = {
  name: "rules",
  title: gettext("Rules"),
  find({ document, fieldTypes }) {
    const elements = formElementsOf(document, fieldTypes);
    return elements.flatMap(({ id, model }) => {
      const fields = ruleFieldsFor(id, elements);
      const faults = rulesIn(model.shownIf).map((rule) =>
        ruleFault(
          rule,
          fields.find((field) => field.id === rule.field),
        ),
      );
      return faults.filter(Boolean).map((text) => ({ element: id, text }));
    });
  },
};

function rulesIn(condition: Condition | undefined): Rule[] {
  if (!condition) return [];
  if ("field" in condition) return [condition];
  return Object.values(condition).flat().flatMap(rulesIn);
}
