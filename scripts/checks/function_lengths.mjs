/**
 * Refuses functions of TypeScript that are too long, as scripts/checks/sizes.py does for Python. The logic of a function and
 * the JSX that it returns are counted separately: up to 40 lines of logic and up to 60 lines of JSX. Together they would
 * be one limit that is too strict for components or too generous for everything else.
 */

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const MOST_LINES = 40;
const MOST_LINES_OF_JSX = 60;
const LIST = "ALLOWED of scripts/checks/function_lengths.mjs";
const CHECKED = /^(intarsia|web|demo|scripts|benchmarks)\/.*(?<!\.d)\.(tsx?|mjs)$/;
const TESTS = /\/(tests|testing)\/|\.test\.tsx?$|\/testing\.tsx?$/;

/**
 * Functions that hold the state of short functions inside them, as a class does for its methods. Divided, they would
 * have to pass that state around. The number is what each has now, and only goes down.
 */
const ALLOWED = {
  "web/runtime/actions/watchActionLinks.ts: watchActionLinks": 57,
  "web/runtime/behaviors/behaviors.ts: createBehaviors": 46,
  "web/runtime/behaviors/frames.ts: createFrames": 42,
  "web/runtime/behaviors/viewport.ts: createViewport": 55,
  "web/runtime/islands/island.ts: createIsland": 41,
  "web/runtime/islands/islands.ts: createIslands": 50,
};

/** A sentence for each function of a file that is too long. `name` is its path in the repository. */
export function longFunctions(name, text, allowed = ALLOWED) {
  if (!CHECKED.test(name) || TESTS.test(name)) return [];
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const sentences = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) sentences.push(...faultsOf(node, name, source, allowed));
    ts.forEachChild(node, visit);
  };
  if (linesOf(source, source) > MOST_LINES) visit(source);
  return sentences;
}

function* faultsOf(node, file, source, allowed) {
  const jsx = linesOfJsx(node.body, source);
  const logic = linesOf(node, source) - jsx;
  const own = `${file}: ${nameOf(node)}`;
  const most = allowed[own] ?? MOST_LINES;
  if (logic < allowed[own]) yield `${own} has only ${logic} lines. Lower or remove its number in ${LIST}.`;
  if (logic > most) yield `${own} has ${logic} lines; at most ${most} are allowed. Divide it by what its parts do.`;
  if (jsx > MOST_LINES_OF_JSX)
    yield `${own} has ${jsx} lines of JSX; at most ${MOST_LINES_OF_JSX} are allowed. Divide it by what its parts show.`;
}

const lineAt = (position, source) => source.getLineAndCharacterOfPosition(position).line;
const linesOf = (node, source) => lineAt(node.end, source) - lineAt(node.getStart(source), source) + 1;

/** The lines of the outermost JSX elements in it. */
function linesOfJsx(node, source) {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return linesOf(node, source);
  let lines = 0;
  ts.forEachChild(node, (child) => {
    lines += linesOfJsx(child, source);
  });
  return lines;
}

/** Its name; without one, that of the variable, property or function that it is given to. */
function nameOf({ name, parent }) {
  if (name) return name.getText();
  if (ts.isCallExpression(parent)) return `the function for ${parent.expression.getText()}`;
  return parent.name?.getText() ?? "a function without a name";
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const listed = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { encoding: "utf8" }).trim().split("\n");
  const sentences = listed
    .filter((name) => existsSync(name))
    .flatMap((name) => longFunctions(name, readFileSync(name, "utf8")));
  for (const sentence of sentences) console.log(sentence);
  process.exitCode = sentences.length > 0 ? 1 : 0;
}
