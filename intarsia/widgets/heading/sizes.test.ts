import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HEADING_SIZES } from "../../../web/kit/schema/options";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const theme = read("../../../web/theme/theme.css");
const css = read("heading.css");
const sizeOf = (text: string, selector: string) =>
  /font-size: ([^;]+);/.exec(text.slice(text.indexOf(`${selector} {`)))?.[1];

const LEVELS = HEADING_SIZES.flatMap(([value, label]) => {
  const level = /H\d/.exec(label)?.[0].toLowerCase();
  return level ? [[value, level] as const] : [];
});

test.each(LEVELS)("a heading of the size “%s” is as large as an %s", (value, level) => {
  expect(sizeOf(theme, `:where(${level})`)).toMatch(/^var/);
  expect(sizeOf(css, `.heading--${value}`)).toBe(sizeOf(theme, `:where(${level})`));
});
