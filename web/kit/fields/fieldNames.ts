import type { FieldProps } from "./defineField";

/** The names and ids of one field in the HTML; other code finds its parts by them. */
export type FieldNames = {
  field: string;
  description: string;
  error: string;
  /** The attributes of an input: `""` is the only one of its field, `"3"` has the name `input_4.3`. */
  input: (key?: string) => { id: string; name: string };
  /** The id of an option of a choice, by its index. */
  choice: (index: number) => string;
};

/** On the canvas, a field that is not published yet has the id of its element instead of a number. */
export function fieldNames({ form = 0, number, prefix = "" }: FieldProps, element: string): FieldNames {
  const named = number ?? element;
  const place = `${form}_${named}`;
  return {
    field: `${prefix}field_${place}`,
    description: `${prefix}gfield_description_${place}`,
    error: `${prefix}validation_message_${place}`,
    input: (key = "") => ({
      id: `${prefix}input_${place}${key && `_${key}`}`,
      name: `input_${named}${key && `.${key}`}`,
    }),
    choice: (index) => `${prefix}choice_${place}_${index}`,
  };
}
