// Reads file names from standard input, prints all one-token changes of these files as a JSON list of
// {file, line, start, end, before, after}. Offsets count UTF-16 units; files with others are left out by the caller.
import { readFileSync } from "node:fs";
import ts from "typescript";

const K = ts.SyntaxKind;
const OPERATORS = new Map([
  [K.LessThanToken, "<="],
  [K.LessThanEqualsToken, "<"],
  [K.GreaterThanToken, ">="],
  [K.GreaterThanEqualsToken, ">"],
  [K.EqualsEqualsEqualsToken, "!=="],
  [K.ExclamationEqualsEqualsToken, "==="],
  [K.EqualsEqualsToken, "!="],
  [K.ExclamationEqualsToken, "=="],
  [K.PlusToken, "-"],
  [K.MinusToken, "+"],
  [K.AsteriskToken, "/"],
  [K.SlashToken, "*"],
  [K.AmpersandAmpersandToken, "||"],
  [K.BarBarToken, "&&"],
  [K.QuestionQuestionToken, "&&"],
  [K.PlusEqualsToken, "-="],
  [K.MinusEqualsToken, "+="],
]);
const COMPARISONS = new Set([K.EqualsEqualsEqualsToken, K.ExclamationEqualsEqualsToken]);
// Texts for people, keywords of the search, and names for stylesheets: no behavior depends on them.
const TEXT_NAMES = new Set([
  "keywords",
  "label",
  "help",
  "description",
  "title",
  "placeholder",
  "synonyms",
  "name",
  "text",
  "aria-label",
]);
const CLASS_NAMES = new Set(["class", "className"]);
const IDENTIFIER = /^[a-z][\w./:@-]*$/;

function otherToken(node) {
  if (ts.isBinaryExpression(node)) {
    const after = OPERATORS.get(node.operatorToken.kind);
    return after && [node.operatorToken.getStart(), node.operatorToken.end, after];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken) {
    return [node.getStart(), node.operand.getStart(), ""];
  }
  if (ts.isNumericLiteral(node)) {
    const value = Number(node.text);
    return [node.getStart(), node.end, String(Math.abs(value) <= 10 ? value + 1 : value * 2)];
  }
  if (node.kind === K.TrueKeyword) return [node.getStart(), node.end, "false"];
  if (node.kind === K.FalseKeyword) return [node.getStart(), node.end, "true"];
  if (ts.isBreakStatement(node)) return [node.getStart(), node.getStart() + 5, "continue"];
  if (ts.isContinueStatement(node)) return [node.getStart(), node.getStart() + 8, "break"];
  if (ts.isStringLiteral(node) && IDENTIFIER.test(node.text) && !isText(node)) {
    return [node.getStart(), node.end, JSON.stringify(`not_${node.text}`)];
  }
  return undefined;
}

const isText = (node) => {
  const { parent } = node;
  // Outside of a form, the type of a button has no effect.
  if (ts.isJsxAttribute(parent) && parent.name.getText() === "type" && node.text === "button") return true;
  if (ts.isCallExpression(parent) && /classList\.(add|remove|toggle)$/.test(parent.expression.getText())) return true;
  const list = ts.isArrayLiteralExpression(parent) ? parent.parent : parent;
  if (isNamed(list) && TEXT_NAMES.has(list.name.getText())) return true;
  const isCompared = ts.isBinaryExpression(parent) && COMPARISONS.has(parent.operatorToken.kind);
  return !isCompared && isClassName(node);
};

const isNamed = (node) => ts.isPropertyAssignment(node) || ts.isJsxAttribute(node);

/** Also one of several that a condition chooses. */
const isClassName = (node) =>
  ts.findAncestor(node, (one) => isNamed(one) && CLASS_NAMES.has(one.name.getText())) !== undefined;

/** Imports, types and messages to developers. The `break` of a `switch` has no other token that could take its place. */
const doesNothing = (node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  (ts.isBreakStatement(node) && endsSwitch(node)) ||
  (ts.isCallExpression(node) && node.expression.getText().startsWith("console."));

function endsSwitch(node) {
  const ended = ts.findAncestor(node, (one) => ts.isSwitchStatement(one) || ts.isIterationStatement(one, false));
  return !ended || ts.isSwitchStatement(ended);
}

function* mutants(file) {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const stack = [source];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const change = otherToken(node);
    if (change) {
      const [start, end, after] = change;
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      yield { file, line, start, end, before: text.slice(start, end), after };
    }
    ts.forEachChild(node, (child) => void (doesNothing(child) || stack.push(child)));
  }
}

const files = readFileSync(0, "utf8").split("\n").filter(Boolean);
process.stdout.write(JSON.stringify(files.flatMap((file) => [...mutants(file)])));
