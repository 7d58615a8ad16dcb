import { numberOfCheckbox } from "../../../web/kit/fields/choices/ChoiceList";
import type { FieldSettings } from "../../../web/kit/fields/defineField";

/** The statements with the keys of their inputs: `"1"` is `input_4.1`. */
export const rowsOf = ({ rows }: FieldSettings): { key: string; label: string }[] =>
  (rows as readonly { label: string }[]).map(({ label }, index) => ({ key: String(numberOfCheckbox(index)), label }));
