import type { Answer, Row } from "../forms/formModel";
import { readText } from "./readText";

/**
 * The posted values of one field, by input: `""` is `input_4`, `"3"` is `input_4.3`, `"[]"` is `input_4[]`, `"_other"` is
 * `input_4_other`.
 */
export type PostedInputs = Readonly<Record<string, readonly string[]>>;

/** The value of the choice whose answer is typed. */
export const OTHER = "gf_other_choice";

/** How the answer of a field is read from its inputs; the same in the browser and on the server. */
export type Reader =
  /** One text, without the spaces around it. */
  | { as: "text" }
  /** A number in plain notation, such as "1234.5". What is no number stays as it was typed. */
  | { as: "number"; decimal_separator: "." | ","; input?: string }
  /** An amount in plain notation; it may be typed with the sign of the currency. What is none stays as it was typed. */
  | { as: "money" }
  /** All values: checked options, or options of a select, each once; or names of files, which may be the same. */
  | { as: "choices"; repeats?: true }
  /** Texts by input: the parts of a name, for example. */
  | { as: "parts" }
  /** Rows of as many texts as there are columns, one row after the other. Empty rows are left out. */
  | { as: "rows"; columns: readonly string[] };

/** An answer that is no number; null if nothing was entered. Browsers need no arithmetic for it. */
export function readInputs(posted: PostedInputs, reader: Reader = { as: "text" }): Answer {
  const inputs = withOwnAnswer(posted);
  if (reader.as === "choices") return listOf(Object.values(inputs).flat(), reader.repeats);
  if (reader.as === "parts") return partsOf(inputs);
  if (reader.as === "rows") return rowsOf(inputs["[]"] ?? [], reader.columns);
  return readText(inputs, "input" in reader ? reader.input : "");
}

/** What was typed replaces the value of its choice. */
function withOwnAnswer({ _other, ...inputs }: PostedInputs): PostedInputs {
  const own = _other?.[0]?.trim();
  const typed = (values: readonly string[]) => values.map((value) => (value === OTHER && own ? own : value));
  return Object.fromEntries(Object.entries(inputs).map(([key, values]) => [key, typed(values)]));
}

function listOf(values: readonly string[], repeats = false): Answer {
  const given = (repeats ? values : [...new Set(values)]).filter((value) => value !== "");
  return given.length > 0 ? given : null;
}

function partsOf(inputs: PostedInputs): Answer {
  const given = Object.entries(inputs)
    .map(([input, [text = ""]]) => [input, text.trim()] as const)
    .filter(([input, text]) => input !== "" && text !== "");
  return given.length > 0 ? Object.fromEntries(given) : null;
}

function rowsOf(values: readonly string[], columns: readonly string[]): Answer {
  const count = columns.length && Math.ceil(values.length / columns.length);
  const rows = Array.from({ length: count }, (_, row) => rowOf(values.slice(row * columns.length), columns));
  const given = rows.filter((row) => Object.values(row).some(Boolean));
  return given.length > 0 ? given : null;
}

const rowOf = (values: readonly string[], columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column, index) => [column, values[index]?.trim() ?? ""]));
