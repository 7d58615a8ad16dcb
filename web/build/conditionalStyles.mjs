// Splits a stylesheet into parts, so that a page gets only those that its HTML can use.
//
//   @if-html tabs--left tabs--right { … }
//
// is in the stylesheet of a page only if its HTML contains one of the words. Any text counts, such as a class or the
// value of an attribute. Classes that only a script adds cannot be such a word.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { transform } from "lightningcss";
import { withoutSpaces } from "./withoutSpaces.mjs";

const IMPORT = /^@import\s+"([^"]+)";\s*/gm;
const AT_RULE = "if-html";
const customAtRules = { [AT_RULE]: { prelude: "<custom-ident>+", body: "rule-list" } };

/**
 * The parts of a file in their order, as `[words, css]`. A part without words is on every page. Imported files are
 * parts of their own, so that a page with two widgets that import the same file has it once.
 */
export function partsOf(filename) {
  const code = readFileSync(filename, "utf8");
  const imported = [...code.matchAll(IMPORT)].flatMap(([, path]) => partsOf(join(dirname(filename), path)));
  const own = transform({ code: Buffer.from(code.replace(IMPORT, "")), filename, minify: true, customAtRules });
  return [...imported, ...split(withoutSpaces(own.code.toString()))];
}

function split(css) {
  const start = css.indexOf(`@${AT_RULE} `);
  if (start < 0) return css ? [[[], css]] : [];
  const open = css.indexOf("{", start);
  const end = endOfBlock(css, open);
  const words = css.slice(start + AT_RULE.length + 2, open).split(" ");
  return [...split(css.slice(0, start)), [words, css.slice(open + 1, end)], ...split(css.slice(end + 1))];
}

/** The position of the brace that closes the one at `open`. Strings in our styles contain no braces. */
function endOfBlock(css, open) {
  let depth = 0;
  for (const { 0: brace, index } of css.slice(open).matchAll(/[{}]/g)) {
    depth += brace === "{" ? 1 : -1;
    if (depth === 0) return open + index;
  }
  throw new Error(`A block of @${AT_RULE} is not closed.`);
}
