import type { Fault, FieldAnswer, FieldRules, FieldSettings, PostedInputs } from "../defineField";
import { fault } from "../fault";

export type Answered = { answer: FieldAnswer; inputs: PostedInputs; settings: FieldSettings; language: string };

/** What is wrong with an answer. The server decides; browsers say the same as soon as a visitor leaves the field. */
export function faultOf(rules: FieldRules | null, { answer, inputs, settings, language }: Answered): Fault | null {
  if (answer === null || answer.length === 0) return settings.is_required ? fault("This field is required.") : null;
  return rules?.check?.(answer, settings, inputs, language) ?? null;
}
