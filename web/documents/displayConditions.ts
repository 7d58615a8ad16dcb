import type { Rule } from "../rules/conditions/condition";
import { rulesIn } from "../rules/conditions/rulesIn";

/** The fields whose rules name a page by its id, as in intarsia/documents/conditions.py. */
const PAGE_FIELDS: readonly string[] = ["page", "section"];

/** The rules about pages in a stored display condition. */
export const pageRulesIn = (condition: unknown): Rule[] =>
  rulesIn(condition).filter(({ field }) => PAGE_FIELDS.includes(field));
