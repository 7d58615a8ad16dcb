import type { Answer } from "../forms/formModel";
import { parseNumber } from "../money/parseNumber";
import { decimalText } from "../numbers/decimal";

/** The posted values of one field, by input: `""` is `input_4`, `"3"` is `input_4.3`, `"[]"` is `input_4[]`. */
export type PostedInputs = Readonly<Record<string, readonly string[]>>;

/** How the answer of a field is read from its inputs; the same in the browser and on the server. */
export type Reader =
  /** One text, without the spaces around it. */
  | { as: "text" }
  /** A number in plain notation, such as "1234.5". What is no number stays as it was typed. */
  | { as: "number"; decimal_separator: "." | "," }
  /** All values: checked options, or options of a select. */
  | { as: "choices" }
  /** Texts by input: the parts of a name, for example. */
  | { as: "parts" };

/** Null if nothing was entered. */
export function readAnswer(inputs: PostedInputs, reader: Reader = { as: "text" }): Answer {
  if (reader.as === "choices") return listOf(Object.values(inputs).flat());
  if (reader.as === "parts") return partsOf(inputs);
  const text = inputs[""]?.[0]?.trim() || null;
  if (text === null || reader.as === "text") return text;
  const number = parseNumber(text, reader);
  return number ? decimalText(number) : text;
}

function listOf(values: readonly string[]): Answer {
  const given = values.filter((value) => value !== "");
  return given.length > 0 ? given : null;
}

function partsOf(inputs: PostedInputs): Answer {
  const given = Object.entries(inputs)
    .map(([input, [text = ""]]) => [input, text.trim()] as const)
    .filter(([input, text]) => input !== "" && text !== "");
  return given.length > 0 ? Object.fromEntries(given) : null;
}
