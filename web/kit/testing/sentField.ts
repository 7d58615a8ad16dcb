import { evaluateAnswers } from "../../server/forms/evaluateAnswers";
import type { PostedInputs } from "../fields/defineField";

/** What the server makes of the posted inputs of one field. */
export function sentField(type: string, posted: PostedInputs, settings = {}, language = "en") {
  const { answers, texts, errors } = evaluateAnswers({
    document: { root: {}, content: [{ type, props: { id: "q", ...settings } }] },
    posted: { q: posted },
    translations: {},
    language,
  });
  return { answer: answers.q, text: texts.q, error: errors.q?.text, inputs: errors.q?.inputs };
}
