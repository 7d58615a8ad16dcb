import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const FOLDERS = ["web", "intarsia/widgets"];
/** Elements that never keep focus, or show it in another way. */
const WITHOUT_OUTLINE = [
  // Has focus until an element inside it does.
  ".dialog:focus-visible",
  ".dialog__content",
  // Targets of links; the keyboard cannot operate anything in them.
  "main:focus-visible",
  ".comments__form:focus",
  ".gform_wrapper:focus",
  // The caret shows the position.
  "[data-inline]:focus-within, [data-inline] :focus",
  // The item inside shows focus.
  "#intarsia-editor .menu",
  "#intarsia-editor .menu__items",
  "#intarsia-editor .popover",
  // The selected element has the outline.
  "body:has(.element-label[data-selected]) #frame-root:focus-visible",
];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => join(folder, name)),
);
const rules = files.flatMap((file) => {
  const source = readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  return [...source.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
    file,
    selector: selector.trim().replaceAll(/\s+/g, " "),
    outline: body.match(/(?:^|[;\s])outline:\s*([^;]+)/)?.[1]?.trim(),
  }));
});

describe("W-ALL-03 the focus is visible", () => {
  it("by a rule of the theme for all elements", () => {
    const rule = rules.find(({ file, selector }) => file === "web/theme/theme.css" && selector === ":focus-visible");
    expect(rule?.outline).toBe("3px solid var(--color-focus)");
  });

  it("and inside its ring by a band of the page's color, which has a contrast to the ring on any background", () => {
    const [, rule] = readFileSync("web/theme/theme.css", "utf8").match(/^:focus-visible \{([^}]*)\}/m) ?? [];
    expect(rule).toContain("box-shadow: 0 0 0 3px var(--color-paper);");
    expect(rule).toContain("outline-offset: 3px;");
  });

  it("and no rule removes it", () => {
    const removed = rules.filter(({ outline }) => /^(0|none)\b/.test(outline ?? ""));
    expect(removed.length).toBeGreaterThan(3);
    expect(removed.map(({ selector }) => selector).filter((one) => !WITHOUT_OUTLINE.includes(one))).toEqual([]);
  });

  it("and each widget's own rule is as wide", () => {
    const own = rules.filter(
      ({ selector, outline }) => selector.includes(":focus") && outline && !/^(0|none)\b/.test(outline),
    );
    expect(own.length).toBeGreaterThan(3);
    const narrow = own.filter(
      ({ outline = "" }) =>
        !/^([2-9]px|var\(--[\w-]+\)|calc\([2-9] \* var\(--px\)\)) solid (?!transparent)/.test(outline),
    );
    expect(narrow.map(({ file, selector, outline }) => `${file} ${selector}: ${outline}`)).toEqual([]);
  });
});
