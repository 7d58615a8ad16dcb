import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import parts from "./fontParts.json";

const fonts = readFileSync(join(import.meta.dirname, "fonts.css"), "utf8");

it.each(Object.entries(parts))("loads %s only for the characters that it has", (file, letters) => {
  const range = fonts.split(file)[1]?.match(/unicode-range:\s*([^;]+);/)?.[1];
  expect(range?.replace(/\s+/g, " ")).toBe(letters);
});
