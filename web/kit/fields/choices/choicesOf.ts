import type { Choice } from "../../../rules/forms/formModel";
import type { FieldSettings } from "../defineField";

type Item = { places?: unknown; label?: unknown; value?: unknown; price?: unknown; is_selected?: unknown };

const itemsOf = ({ choices }: FieldSettings): Item[] => (Array.isArray(choices) ? choices : []);

/** What a choice is stored and posted as. */
export const valueOfChoice = ({ value, label }: Item): string => String(value || label || "");

/** What visitors' documents have instead of a limit that is reached, from intarsia/webforms/limits/places.py. */
const NO_PLACES = -1;

/** Whether enough entries have the choice. */
export const isFull = ({ places }: Item): boolean => places === NO_PLACES;

/** Browsers send no disabled option, so a list does not show one as chosen either. */
export const withoutFull = (chosen: readonly string[], choices: readonly Item[]): string[] =>
  chosen.filter((value) => !choices.some((choice) => isFull(choice) && valueOfChoice(choice) === value));

/** The choices of a field as the rules know them. */
export const choicesOf = (settings: FieldSettings): Choice[] =>
  itemsOf(settings).map((item) => ({
    value: valueOfChoice(item),
    label: String(item.label || item.value || ""),
    ...(item.price ? { price: String(item.price) } : {}),
  }));

/** The values that are chosen before a visitor chooses. */
export const preselected = (settings: FieldSettings): string[] =>
  itemsOf(settings)
    .filter(({ is_selected }) => is_selected === "yes")
    .map(valueOfChoice);
