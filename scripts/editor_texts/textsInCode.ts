import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { KEYWORDS } from "../../web/editor/texts/translated";

/** A text that the editor's code passes to `gettext` or one of its siblings, as a catalog stores it. */
export type CodeText = { key: string; other?: string; file: string };

/** By function, which of its arguments are texts. */
const FUNCTIONS: Readonly<Record<string, (args: readonly string[]) => Omit<CodeText, "file">>> = {
  gettext: ([text = ""]) => ({ key: text }),
  gettextNodes: ([text = ""]) => ({ key: text }),
  pgettext: ([context, text]) => ({ key: `${context}|${text}` }),
  searchTerms: ([words]) => ({ key: `${KEYWORDS}|${words}` }),
  ngettext: ([one = "", other = ""]) => ({ key: one, other }),
};
const TEXT_ARGUMENTS: Readonly<Record<string, number>> = {
  gettext: 1,
  gettextNodes: 1,
  pgettext: 2,
  searchTerms: 1,
  ngettext: 2,
};

/** All texts of the editor's modules. A text must be a literal, or a choice between literals. */
export function textsInCode(folder = "web/editor"): CodeText[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.|^testing\/|^texts\//.test(name),
  );
  return files.sort().flatMap((name) => textsOf(`${folder}/${name}`, readFileSync(`${folder}/${name}`, "utf8")));
}

/** The texts of one module. */
export function textsOf(file: string, code: string): CodeText[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: CodeText[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const textOf = Object.hasOwn(FUNCTIONS, node.expression.text) ? FUNCTIONS[node.expression.text] : undefined;
      const count = TEXT_ARGUMENTS[node.expression.text] ?? 0;
      if (textOf) for (const args of literals(node.arguments.slice(0, count), file)) found.push({ ...textOf(args), file });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Each combination of literals that the arguments can be. */
function literals(args: readonly ts.Expression[], file: string): string[][] {
  const [first, ...rest] = args;
  if (!first) return [[]];
  return literalsOf(first, file).flatMap((text) => literals(rest, file).map((others) => [text, ...others]));
}

function literalsOf(node: ts.Expression, file: string): string[] {
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression, file);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap((one) => literalsOf(one, file));
  if (ts.isStringLiteralLike(node)) return [node.text];
  throw new Error(`${file}: gettext needs a literal text, so that it can be collected: ${node.getText()}`);
}
