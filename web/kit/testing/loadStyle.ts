import { readFileSync } from "node:fs";
import { onTestFinished } from "vitest";

/** Our own at-rule, which the build resolves: a test needs the rules of all variants. */
const IF_HTML = /@if-html [^{]*/g;

/** Adds a widget's stylesheet to the test page, so that queries by role skip what it hides. */
export function loadStyle(type: string) {
  const style = document.createElement("style");
  style.textContent = readFileSync(`intarsia/widgets/${type}/${type}.css`, "utf8").replace(IF_HTML, "@media all ");
  document.head.append(style);
  onTestFinished(() => style.remove());
}
