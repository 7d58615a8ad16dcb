import { FormulaError } from "./FormulaError";
import { type FieldReference, MODIFIERS, type Modifier } from "./formula";

export type Token = { kind: "number" | "field" | "name" | "sign" | "end"; text: string; at: number };

const TOKEN = /\s*(?:(?<number>\d+\.?\d*|\.\d+)|(?<field>\{[^{}]*\})|(?<name>[a-z]+)|(?<sign>[<>!]=|[-+*/(),<>=]))/y;
const FIELD = /^\{(?:.*:)?(\d+)(?:\.(\d+))?(?::([a-z]+))?\}$/s;

/** The words of a formula, and its end. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  for (let at = 0; at < end; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text)?.groups;
    if (!found) throw unreadable(text, at);
    const [kind = "end", word = ""] = Object.entries(found).find(([, value]) => value !== undefined) ?? [];
    tokens.push({ kind: kind as Token["kind"], text: word, at: TOKEN.lastIndex - word.length });
  }
  return [...tokens, { kind: "end", text: "", at: end }];
}

function unreadable(text: string, from: number): FormulaError {
  const at = from + text.slice(from).search(/\S/);
  const [character = ""] = text.slice(at);
  return new FormulaError("unknown_character", at, character);
}

/** `{Label:5}`, `{Label:5.2}` (an input of the field), `{Label:5:qty}` (another number that the field has). */
export function fieldReference({ text, at }: Token): FieldReference {
  const [, field = "", input, as] = FIELD.exec(text) ?? [];
  const isKnown = field && (as === undefined || (MODIFIERS as readonly string[]).includes(as));
  if (!isKnown) throw new FormulaError("unknown_field", at, text);
  return { field, ...(input && { input }), ...(as && { as: as as Modifier }) };
}
