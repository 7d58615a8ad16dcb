import { keyInRow } from "../../rules/rows/rowInputs";
import type { FieldProps } from "./defineField";

/** The names and ids of one field in the HTML; other code finds its parts by them. */
export type FieldNames = {
  field: string;
  description: string;
  error: string;
  /** The attributes of an input by its key in `PostedInputs`: `""` is `input_4`, `"3"` is `input_4.3`. */
  input: (key?: string) => { id: string; name: string };
  /** The ids of a choice and of its label, by the number of the choice. */
  choice: (index: number) => string;
  choiceLabel: (index: number) => string;
};

/** On the canvas, a field that is not published yet has the id of its element instead of a number. */
export function fieldNames({ form = 0, number, prefix = "", row = "" }: FieldProps, element: string): FieldNames {
  const named = number ?? element;
  const place = `${form}_${named}`;
  const end = row.replaceAll("[", "-").replaceAll("]", "");
  return {
    field: `${prefix}field_${place}${end}`,
    description: `${prefix}gfield_description_${place}${end}`,
    error: `${prefix}validation_message_${place}${end}`,
    input: (key = "") => ({
      id: [`${prefix}input_${place}`, key.replace(/^_|[[\]]/g, "")].filter(Boolean).join("_") + end,
      name: `input_${named}${keyInRow(suffixOf(key), row)}`,
    }),
    choice: (index) => `${prefix}choice_${place}_${index}${end}`,
    choiceLabel: (index) => `${prefix}label_${place}_${index}${end}`,
  };
}

/** Numbers follow a dot; `_other` and `[]` are written as they are. */
const suffixOf = (key: string): string => (/^(?:$|[_[])/.test(key) ? key : `.${key}`);
