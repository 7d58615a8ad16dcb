import type { Fault, FieldAnswer, FieldRules, FieldSettings, PostedInputs, RepeatedRow } from "../defineField";
import { fault } from "../fault";

export type Answered = {
  answer: FieldAnswer | readonly RepeatedRow[];
  inputs: PostedInputs;
  settings: FieldSettings;
  language: string;
};

/** What is wrong with an answer. The server decides; browsers say the same as soon as a visitor leaves the field. */
export function faultOf(rules: FieldRules | null, { answer, inputs, settings, language }: Answered): Fault | null {
  if (answer === null || answer.length === 0) return rules?.missing?.(settings) ?? missing(settings);
  return rules?.check?.(answer, settings, inputs, language) ?? null;
}

const missing = ({ is_required }: FieldSettings): Fault | null =>
  is_required ? fault("This field is required.") : null;
