// Cuts a font in two: what a page in plain English needs, and the rest of its letters.
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const FRAUNCES = "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
const PARTS = "web/theme/parts";

/**
 * Writes both to web/theme/parts. The first is preloaded on every page, and a third lighter than both as one. The licence
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

/** Of a `unicode-range` as CSS writes it. */
function lettersOf(range) {
  const points = range.split(",").flatMap((part) => {
    const [from, to = from] = part.trim().slice("U+".length).split("-");
    const [first, last] = [from, to].map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return String.fromCodePoint(...points);
}

/** Only then: `make dev` builds again whenever a file here is written. */
async function writeChanged(file, bytes) {
  if (existsSync(file) && (await readFile(file)).equals(bytes)) return;
  await writeFile(file, bytes);
}
