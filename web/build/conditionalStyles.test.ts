import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { partsOf } from "./conditionalStyles.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "styles-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, css: string): string {
  const file = join(folder, name);
  writeFileSync(file, css);
  return file;
}

test("splits a stylesheet at the rules of variants and keeps the order", () => {
  const file = write(
    "tabs.css",
    ".tabs { margin: 0px }\n@if-html tabs--left tabs--right { .a { top: 0 } }\n.b { left: 0 }",
  );

  expect(partsOf(file)).toEqual([
    [[], ".tabs{margin:0}"],
    [["tabs--left", "tabs--right"], ".a{top:0}"],
    [[], ".b{left:0}"],
  ]);
});

test("keeps media queries inside a variant", () => {
  const file = write("menu.css", "@if-html menu__more { @media print { .a { top: 0 } } }");

  expect(partsOf(file)).toEqual([[["menu__more"], "@media print{.a{top:0}}"]]);
});

test("an imported file is a part of its own, before the rules of the file that imports it", () => {
  write("shared.css", ".shared { top: 0 }");
  const file = write("toggle.css", '@import "./shared.css";\n\n.toggle { top: 0 }');

  expect(partsOf(file)).toEqual([
    [[], ".shared{top:0}"],
    [[], ".toggle{top:0}"],
  ]);
});
