import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import fontParts from "./fontParts.json";
import { PRELOADED_FONTS } from "./fonts";
import { variables } from "./variables";
import { variablesCss } from "./variablesCss";

const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const theme = ["theme.css", "richtext.css", "print.css"].map(read).join("\n");
const rules = theme.replace(/\/\*[\s\S]*?\*\//g, "");
const fonts = read("fonts.css");
const packaged = (file: string) => join(import.meta.dirname, file.startsWith("./") ? "." : "../../node_modules", file);

it("weighs at most 3 kB compressed, before minifying", () => {
  expect(gzipSync(theme).length).toBeLessThanOrEqual(3072);
});

it("uses variables for every color", () => {
  expect(rules.match(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lab|lch)a?\(/gi)).toBeNull();
});

it("uses only variables that exist", () => {
  const own = [...rules.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1]);
  const css = variablesCss({ values: { "color.accent": "#ffffee", "color.primary": "#ffffee" } });
  const known = [...own, ...[...css.matchAll(/(--[\w-]+):/g)].map((match) => match[1])];
  const used = [...rules.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]);
  expect(used.filter((property) => !known.includes(property ?? ""))).toEqual([]);
});

it("uses start and end, never left and right", () => {
  expect(
    rules.match(
      /(^|[\s;{-])(left|right|top|bottom)\s*:|[\s;{](min-|max-)?(width|height)\s*:|text-align:\s*(left|right)/g,
    ),
  ).toBeNull();
});

it("references only font files that exist", () => {
  const files = [...fonts.matchAll(/url\("([^"]+)"\)/g)].map((match) => match[1] ?? "");
  expect(files).toHaveLength(9);
  expect(files.filter((file) => !existsSync(packaged(file)))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining([...PRELOADED_FONTS]));
});

it.each(Object.entries(fontParts))("loads %s only for the characters that it has", (file, letters) => {
  const range = fonts.split(file)[1]?.match(/unicode-range:\s*([^;]+);/)?.[1];
  expect(range?.replace(/\s+/g, " ")).toBe(letters);
});

it("adjusts every local fallback of a web font", () => {
  const standIns = [...fonts.matchAll(/@font-face \{[^}]*local\([^}]*\}/g)].map((match) => match[0]);
  expect(standIns.length).toBeGreaterThan(0);
  for (const face of standIns)
    expect(face).toMatch(/size-adjust[\s\S]*ascent-override[\s\S]*descent-override[\s\S]*line-gap-override/);
});

it("prefers extended Latin of the font of text to the fallbacks", () => {
  expect(variables.find(({ name }) => name === "font.text")?.light).toMatch(
    /^"Source Sans 3","Intarsia Ext","Source Sans 3 fallback"/,
  );
});

it("names a fallback for every font family", () => {
  const families = variables.filter((variable) => variable.group === "font").map((variable) => variable.light);
  for (const family of ["Fraunces", "Source Sans 3"]) {
    const stack = families.find((names) => names.startsWith(`"${family}",`));
    expect(stack).toContain(`,"${family} fallback",`);
    expect(fonts).toContain(`font-family: "${family} fallback"`);
  }
});
