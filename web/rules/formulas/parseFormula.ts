import { FormulaError } from "./FormulaError";
import { COMPARISONS, type Formula, type FormulaFunction, type FormulaOperator, FUNCTIONS } from "./formula";
import { fieldReference, type Token, tokensOf } from "./tokens";

const MOST_CHARACTERS = 5000;
const MOST_TOKENS = 500;
const MOST_DEPTH = 32;

/** Operators of one line bind equally strong; later lines bind stronger. */
const PRECEDENCE: readonly (readonly string[])[] = [COMPARISONS, ["+", "-"], ["*", "/"]];

/** The text is data: it is read character by character and never run. Throws a `FormulaError`. */
export function parseFormula(text: string, { advanced = false } = {}): Formula {
  if (text.length > MOST_CHARACTERS) throw new FormulaError("too_long", MOST_CHARACTERS);
  const tokens = tokensOf(text);
  if (tokens.length === 1) throw new FormulaError("empty", 0);
  if (tokens.length > MOST_TOKENS) throw new FormulaError("too_long", tokens[MOST_TOKENS]?.at ?? 0);
  return new Parser(tokens, advanced).formula();
}

class Parser {
  private next = 0;
  private depth = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly advanced: boolean,
  ) {}

  formula(): Formula {
    const formula = this.operation(0);
    if (this.token.kind !== "end") throw this.unexpected();
    return formula;
  }

  private operation(level: number): Formula {
    const operators = PRECEDENCE[level];
    if (!operators) return this.signed();
    let left = this.operation(level + 1);
    while (this.token.kind === "sign" && operators.includes(this.token.text)) {
      if (level === 0) this.refuseUnlessAdvanced();
      const operator = this.take().text as FormulaOperator;
      left = { operator, left, right: this.operation(level + 1) };
    }
    return left;
  }

  private signed(): Formula {
    if (this.accept("-")) return { negative: this.nested(() => this.signed()) };
    if (this.accept("+")) return this.nested(() => this.signed());
    return this.operand();
  }

  private operand(): Formula {
    if (this.accept("(")) return this.nested(() => this.closed(this.operation(0)));
    if (this.token.kind === "number") return { number: this.take().text };
    if (this.token.kind === "field") return fieldReference(this.take());
    if (this.token.kind === "name") return this.call();
    throw this.unexpected();
  }

  private call(): Formula {
    this.refuseUnlessAdvanced();
    const { text: name, at } = this.take();
    if (!Object.hasOwn(FUNCTIONS, name)) throw new FormulaError("unknown_function", at, name);
    this.expect("(");
    const of = this.nested(() => this.closed(this.values()));
    const { least, most } = FUNCTIONS[name as FormulaFunction];
    if (of.length < least || of.length > most) throw new FormulaError("arguments", at, name);
    return { function: name as FormulaFunction, of };
  }

  private values(): Formula[] {
    const values = [this.operation(0)];
    while (this.accept(",")) values.push(this.operation(0));
    return values;
  }

  private nested<Part>(read: () => Part): Part {
    this.depth += 1;
    if (this.depth > MOST_DEPTH) throw new FormulaError("too_deep", this.token.at);
    const part = read();
    this.depth -= 1;
    return part;
  }

  private closed<Part>(part: Part): Part {
    this.expect(")");
    return part;
  }

  private expect(sign: string): void {
    if (!this.accept(sign)) throw this.unexpected();
  }

  private accept(sign: string): boolean {
    const isNext = this.token.kind === "sign" && this.token.text === sign;
    if (isNext) this.take();
    return isNext;
  }

  private refuseUnlessAdvanced(): void {
    if (!this.advanced) throw new FormulaError("advanced", this.token.at, this.token.text);
  }

  private unexpected(): FormulaError {
    const { kind, at, text } = this.token;
    return kind === "end" ? new FormulaError("unfinished", at) : new FormulaError("unexpected", at, text);
  }

  private take(): Token {
    const token = this.token;
    this.next += 1;
    return token;
  }

  private get token(): Token {
    return this.tokens[Math.min(this.next, this.tokens.length - 1)] as Token;
  }
}
