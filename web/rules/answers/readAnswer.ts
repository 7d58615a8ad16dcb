import type { Answer } from "../forms/formModel";
import type { Currency } from "../money/currency";
import { parseMoney } from "../money/money";
import { parseNumber } from "../money/parseNumber";
import { decimalText } from "../numbers/decimal";
import { type PostedInputs, type Reader, readInputs } from "./readInputs";

export type { PostedInputs, Reader } from "./readInputs";

/** Null if nothing was entered. */
export function readAnswer(inputs: PostedInputs, reader: Reader = { as: "text" }, currency?: Currency): Answer {
  const answer = readInputs(inputs, reader);
  if (typeof answer !== "string" || (reader.as !== "number" && reader.as !== "money")) return answer;
  const number = reader.as === "number" ? parseNumber(answer, reader) : currency ? parseMoney(answer, currency) : null;
  return number ? decimalText(number) : answer;
}
