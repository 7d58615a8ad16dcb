import type { Reader } from "../answers/readInputs";
import type { Condition } from "../conditions/condition";
import type { Formula } from "../formulas/formula";
import type { Currency } from "../money/currency";

/** What the rules know of a form: plain data that the server makes of the form's document. Ids are those of fields, pages and sections. */
export type FormModel = { fields: readonly FieldModel[] };

/** What a form's HTML contains for the script of the form, if it has rules, calculations or prices. */
export type BrowserModel = FormModel & { currency: Currency };

export type FieldModel = {
  id: string;
  label: string;
  /** In the names of its inputs: `input_4`. Pages and sections have none. */
  number?: number;
  /** The number of a page. */
  page?: number;
  /** The answer before a visitor enters one, by the values of its inputs. Without it, nothing. */
  initial?: readonly string[];
  /** The page or section that contains it. What is in a hidden container is hidden. */
  inside?: string;
  /** Shown only while this is met. Without a condition it is always shown. */
  shownIf?: Condition;
  /** How its answer is read from its inputs; without it, as one text. */
  reads?: Reader;
  /** Numbers compare as numbers: 1.0 is 1. Answers are texts in plain notation, such as "1234.5". */
  isNumber?: boolean;
  choices?: readonly Choice[];
  calculation?: Calculation;
  /** How its number is shown. */
  format?: "decimal_dot" | "decimal_comma" | "currency";
  pricing?: Pricing;
  /** How many rows a repeater can have. Its fields exist once for each row. */
  repeats?: number;
  /** For a field in a row: `[0]`, or `[0][1]` in a nested repeater; and its id in the form's document. */
  row?: string;
  element?: string;
  /** The ids that a field of a repeater has in all rows, for rules and formulas outside of them. */
  instances?: readonly string[];
};

/** A price is text in plain notation, such as "12.50". */
export type Choice = { value: string; label: string; price?: string };

/** `rounding` is a number of decimal places; without it the value stays as it is. */
export type Calculation = { formula: Formula; rounding?: number | null };

export type Pricing =
  /** The price is fixed, or that of the chosen choice, or what the visitor types. The answer of a fixed price is a quantity. */
  | { role: "product"; price: { fixed: string } | "choice" | "typed" }
  | { role: "option"; product: string }
  | { role: "quantity"; product: string }
  | { role: "shipping"; price: { fixed: string } | "choice" }
  | { role: "total" };

/** One row of a list, by column. */
export type Row = Readonly<Record<string, string>>;

/** An answer is text, a list of texts (checked choices), texts by input, or rows. Null is no answer. */
export type Answer = string | readonly string[] | Row | readonly Row[] | null;
export type Answers = Readonly<Record<string, Answer>>;
