import type { FieldRules, RepeatedRow } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import type { UiString } from "./uiStrings";

/** Also without a limit of the owner there is one. */
const MOST_ITEMS = 100;
export const mostItems = (limit: unknown): number => Math.min(Number(limit) || MOST_ITEMS, MOST_ITEMS);

/** The answers of its items are those of the fields in it. */
export const rules: FieldRules = {
  read: () => null,
  check: (answer, { max_items }) => {
    const most = mostItems(max_items);
    return (answer as readonly RepeatedRow[]).length > most
      ? fault<UiString>("Items allowed: {number}. Remove some.", { values: { number: most } })
      : null;
  },
  model: ({ max_items }) => ({ repeats: mostItems(max_items) }),
};
