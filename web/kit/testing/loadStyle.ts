import { readFileSync } from "node:fs";
import { onTestFinished } from "vitest";

/** Adds a widget's stylesheet to the test page, so that queries by role skip what it hides. */
export function loadStyle(type: string) {
  const style = document.createElement("style");
  style.textContent = readFileSync(`intarsia/widgets/${type}/${type}.css`, "utf8");
  document.head.append(style);
  onTestFinished(() => style.remove());
}
