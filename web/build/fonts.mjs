// Splits a font in two: the characters of plain English, and the rest.
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const FRAUNCES = "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
const PARTS = "web/theme/parts";

/**
 * Writes both to web/theme/parts. Every page preloads the first, which is a third lighter than the whole. The license
 * of Fraunces (OFL without a reserved name) allows that; Source Sans has a reserved name and stays whole.
 */
export async function writeFontParts() {
  const font = await readFile(FRAUNCES);
  await mkdir(PARTS, { recursive: true });
  const parts = JSON.parse(await readFile("web/theme/fontParts.json", "utf8"));
  for (const [file, range] of Object.entries(parts)) {
    await writeChanged(`${PARTS}/${file}`, await subsetFont(font, lettersOf(range), { targetFormat: "woff2" }));
  }
}

/** The code points of a `unicode-range` in CSS syntax. */
function lettersOf(range) {
  const points = range.split(",").flatMap((part) => {
    const [from, to = from] = part.trim().slice("U+".length).split("-");
    const [first, last] = [from, to].map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return String.fromCodePoint(...points);
}

/** Only when it changed: `make dev` rebuilds whenever a file here is written. */
async function writeChanged(file, bytes) {
  if (existsSync(file) && (await readFile(file)).equals(bytes)) return;
  await writeFile(file, bytes);
}
