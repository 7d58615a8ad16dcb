/**
 * Conditions of a form's button, notifications and confirmations, in plain words on Wagtail's own screen. Each is
 * stored as JSON in a text field, which stays usable if this script does not run.
 */

import type { RuleField } from "../../kit/fields/ruleFields";
import type { Condition } from "../../rules/conditions/condition";
import { ConditionInput } from "./ConditionInput";
import { defineJsonInput } from "./defineJsonInput";
import { type Route, RoutesInput } from "./RoutesInput";

const known = document.getElementById("webform-rule-fields")?.textContent;

if (known) {
  const fields: RuleField[] = JSON.parse(known);
  defineJsonInput<Condition | null>("intarsia-condition", null, (input) => (
    <ConditionInput {...input} fields={fields} />
  ));
  defineJsonInput<Route[]>("intarsia-routes", [], (input) => <RoutesInput {...input} fields={fields} />);
}
