import type { ReactNode } from "react";
import { defineWidget, type ViewProps, type Widget } from "../schema/defineWidget";
import type { WidgetSchema } from "../schema/schema";

/** The posted values of one field, by input: `""` is `input_4`, `"3"` is `input_4.3`. */
export type PostedInputs = Readonly<Record<string, readonly string[]>>;

/** An answer as the rules know it. */
export type FieldAnswer = string | readonly string[] | null;

/** A fault as an English sentence, which is the key of its translations. */
export type Fault = string | null;

/** What happens with the answer of a field, in the browser and on the server. */
export type FieldRules = {
  /** The answer in what was posted; null if there is none. */
  read: (inputs: PostedInputs) => FieldAnswer;
  /** The fault of an answer that is not empty. */
  check?: (answer: Exclude<FieldAnswer, null>, settings: Readonly<Record<string, unknown>>) => Fault;
};

export type FieldType = Widget & { rules: FieldRules };

/** Pairs the schema of a field with its view and its rules. */
export const defineField = <Schema extends WidgetSchema>(
  schema: Schema,
  View: (props: ViewProps<Schema> & FieldProps) => ReactNode,
  rules: FieldRules,
): FieldType => ({ ...(defineWidget(schema, View as (props: ViewProps<Schema>) => ReactNode) as Widget), rules });

/** What the server adds to the settings of a field. Absent in the editor for a field that is not saved yet. */
export type FieldProps = {
  /** The id of the form and the number of the field: parts of the names and ids in the HTML. */
  form?: number;
  number?: number;
  /** Before ids, if the form is on the page a second time. */
  prefix?: string;
  /** What the visitor typed before. */
  answer?: FieldAnswer;
  /** Why the answer was refused. */
  error?: string;
};
