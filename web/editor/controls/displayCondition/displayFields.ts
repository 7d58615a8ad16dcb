import type { RuleField } from "../../../kit/fields/ruleFields";
import type { Condition } from "../../../rules/conditions/condition";
import { rulesIn } from "../../../rules/conditions/rulesIn";
import type { Choice } from "../../../rules/forms/formModel";
import type { Boot } from "../../saving/api";
import { gettext } from "../../texts/gettext";

/** What display conditions can compare the type and the language of a page with. */
export type DisplayFacts = Readonly<Record<"type" | "language", readonly Choice[]>>;

/** What display conditions can be about. A rule about the language of a site with one language would be a riddle. */
export function displayFields({ displayFacts }: Boot, condition: Condition | null): RuleField[] {
  const { type = [], language = [] } = displayFacts ?? {};
  const fields: RuleField[] = [
    { id: "page", name: gettext("Page"), isFact: true, isPage: true },
    { id: "section", name: gettext("Page and all below it"), isFact: true, isPage: true },
    { id: "type", name: gettext("Page type"), isFact: true, choices: type },
    { id: "language", name: gettext("Language"), isFact: true, choices: language },
  ];
  const used = new Set(rulesIn(condition).map(({ field }) => field));
  return fields.filter(({ id, choices }) => !choices || choices.length > 1 || used.has(id));
}
