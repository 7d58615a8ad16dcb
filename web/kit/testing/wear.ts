import { readFileSync } from "node:fs";
import { onTestFinished } from "vitest";

/** Puts a widget's stylesheet into the test's page, so that queries by role see what it hides. */
export function wear(type: string) {
  const style = document.createElement("style");
  style.textContent = readFileSync(`intarsia/widgets/${type}/${type}.css`, "utf8");
  document.head.append(style);
  onTestFinished(() => style.remove());
}
