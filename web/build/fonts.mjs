// Makes the font files: the characters, and for the editor the weights, that are needed.
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const PACKAGES = "node_modules/@fontsource-variable";
const frauncesOf = (file) => `${PACKAGES}/fraunces/files/${file.replace(/-(?:basic|rest)-/, "-latin-")}`;
const interOf = (file) => `${PACKAGES}/inter/files/${file}-wght-normal.woff2`;

/**
 * Writes the files in the folders `parts`. Every page preloads the first of Fraunces, which is a third lighter than the
 * whole; those with extended Latin have the letters of European languages and of Turkish. The licenses of Fraunces and
 * Inter (OFL without a reserved name) allow that; Source Sans has a reserved name and stays whole.
 */
export async function writeFontParts() {
  await writeParts("web/theme", frauncesOf);
  // The editor has no thin and no heavy text.
  const variationAxes = { wght: { min: 400, max: 700, default: 400 } };
  await writeParts("web/editor/theme", (file) => interOf(file.replace(".woff2", "")), { variationAxes });
}

async function writeParts(folder, sourceOf, options) {
  await mkdir(`${folder}/parts`, { recursive: true });
  const parts = JSON.parse(await readFile(`${folder}/fontParts.json`, "utf8"));
  for (const [file, range] of Object.entries(parts)) {
    const font = await readFile(sourceOf(file));
    const part = await subsetFont(font, lettersOf(range), { targetFormat: "woff2", ...options });
    await writeChanged(`${folder}/parts/${file}`, part);
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
