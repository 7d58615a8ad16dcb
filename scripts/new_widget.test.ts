import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const ROOT = process.cwd();
const LIST = "intarsia/widgets/index.ts";
const TAKEN = `import type { Widget } from "../../web/kit/defineWidget";
import { container } from "./container";
import { menu } from "./menu";

/** In order. */
export const widgets: Widget[] = [menu, container];
`;

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "intarsia-widget-"));
  mkdirSync(join(copy, "intarsia/widgets/menu"), { recursive: true });
  writeFileSync(join(copy, LIST), TAKEN);
});
afterEach(() => rmSync(copy, { recursive: true }));

const make = (...names: string[]) =>
  spawnSync("node", [resolve(ROOT, "scripts/new_widget.mjs"), ...names], { cwd: copy, encoding: "utf8" });
const list = () => readFileSync(join(copy, LIST), "utf8");

test("creates a folder with all that a widget needs, and adds two lines to the list", () => {
  const { status, stdout } = make("opening_hours");

  expect(status).toBe(0);
  expect(stdout).toContain("intarsia/widgets/opening_hours is there.");
  expect(readdirSync(join(copy, "intarsia/widgets/opening_hours")).sort()).toEqual([
    "OpeningHours.tsx",
    "index.ts",
    "opening_hours.css",
    "opening_hours.test.tsx",
    "schema.ts",
  ]);
  expect(list()).toBe(`import type { Widget } from "../../web/kit/defineWidget";
import { container } from "./container";
import { menu } from "./menu";
import { opening_hours } from "./opening_hours";

/** In order. */
export const widgets: Widget[] = [
  menu,
  container,
  opening_hours,
];
`);
});

test("inserts the import in alphabetical order, and a second one into a list of several lines", () => {
  make("clock");
  make("zoo");

  expect([...list().matchAll(/from "\.\/(\w+)"/g)].map(([, path]) => path)).toEqual([
    "clock",
    "container",
    "menu",
    "zoo",
  ]);
  expect(list()).toContain("[\n  menu,\n  container,\n  clock,\n  zoo,\n];\n");
});

test.each([
  ["Opening-Hours", /cannot be a widget's name: use small letters/],
  ["2clocks", /cannot be a widget's name/],
  ["../clock", /cannot be a widget's name/],
  ["clock_", /cannot be a widget's name/],
  ["c".repeat(41), /cannot be a widget's name/],
  ["class", /a word of the language itself/],
  ["lambda", /a word of the language itself/],
  ["menu", /There is a widget called "menu" already/],
  ["", /Say what the widget is called: make widget name=/],
])("rejects “%s” in one sentence and changes nothing", (name, sentence) => {
  const { status, stderr } = make(name);

  expect(status).toBe(1);
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(list()).toBe(TAKEN);
  expect(readdirSync(join(copy, "intarsia/widgets")).sort()).toEqual(["index.ts", "menu"]);
});

test("creates tests that pass at once, and formatted code", { timeout: 60_000 }, () => {
  make("zoo_2");
  symlinkSync(resolve(ROOT, "node_modules"), join(copy, "node_modules"));
  // The test runner serves no file from outside its folder, so what the widget imports is copied.
  const needed = ["web/kit", "web/documents", "web/rules", "web/build/vitestSetup.ts", "web/build/sharedPage.ts"];
  needed.push("web/build/catalogs.mjs", "web/editor/texts/catalogKey.mjs");
  for (const part of [...needed, "vitest.config.ts", "biome.json", "package.json"]) {
    cpSync(resolve(ROOT, part), join(copy, part), { recursive: true });
  }
  const run = (tool: string, ...words: string[]) =>
    execFileSync(resolve(ROOT, "node_modules/.bin", tool), words, { cwd: copy, encoding: "utf8", stdio: "pipe" });

  expect(run("vitest", "run", "--project", "views", "intarsia/widgets/zoo_2")).toContain("3 passed");
  expect(run("biome", "check", "--error-on-warnings", "intarsia/widgets/zoo_2")).toContain("No fixes applied");
});
