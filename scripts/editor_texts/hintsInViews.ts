import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";

/** The hints that views show on the canvas: literal texts in an `EditorHint`, and of its samples in `translateHint`. */
export function hintsInViews(folders: readonly string[] = ["intarsia/widgets", "intarsia/fields"]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".tsx") && !name.includes(".test."))
      .map((name) => `${folder}/${name}`),
  );
  return files.sort().flatMap((file) => hintsOf(file, readFileSync(file, "utf8")));
}

/** The hints of one module. A hint with values has no translation. */
export function hintsOf(file: string, code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === "EditorHint") {
      const [child, ...others] = node.children.filter((one) => !ts.isJsxText(one) || one.text.trim());
      if (child && others.length === 0) found.push(...textsOf(child));
    }
    if (ts.isCallExpression(node) && node.expression.getText() === "translateHint")
      found.push(...node.arguments.flatMap(textsOf));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

function textsOf(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text.trim().replace(/\s+/g, " ")];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isJsxExpression(node) && node.expression) return textsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsOf);
  return ts.isBinaryExpression(node) ? textsOf(node.right) : [];
}
