// Makes the font files: the characters, and for the editor the weights, that are needed.
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { renameFont } from "./renameFont.mjs";

const PACKAGES = "node_modules/@fontsource-variable";
// The license and where it is.
const LICENSE_NAMES = [13, 14];
// The license of Source Sans 3 reserves the name “Source”: a part of the font must have another one, also in CSS.
const NEW_NAMES = { "Source Sans 3": "Intarsia Ext", SourceSans3: "IntarsiaExt" };
const RENAMED = /^intarsia-/;

function themeSource(file) {
  const name = file.replace(RENAMED, "source-sans-3-").replace(/-(?:basic|rest)-/, "-latin-");
  return `${PACKAGES}/${name.startsWith("fraunces") ? "fraunces" : "source-sans-3"}/files/${name}`;
}

const editorSource = (file) => `${PACKAGES}/inter/files/${file.replace(".woff2", "-wght-normal.woff2")}`;

/**
 * Writes the files in the folders `parts`. Every page preloads the first of Fraunces, which is a third lighter than the
 * whole. Those with extended Latin have the letters of the languages in intarsia/rendering/tests/letters.py.
 */
export async function writeFontParts() {
  await writeParts("web/theme", themeSource);
  // The editor has no thin and no heavy text.
  const variationAxes = { wght: { min: 400, max: 700, default: 400 } };
  await writeParts("web/editor/theme", editorSource, { variationAxes });
}

async function writeParts(folder, sourceOf, options) {
  await mkdir(`${folder}/parts`, { recursive: true });
  const parts = JSON.parse(await readFile(`${folder}/fontParts.json`, "utf8"));
  for (const [file, range] of Object.entries(parts)) {
    const part = await partOf(await readFile(sourceOf(file)), lettersOf(range), options);
    if (RENAMED.test(file)) renameFont(part, NEW_NAMES);
    await writeChanged(`${folder}/parts/${file}`, await packed(part));
  }
}

const partOf = (font, letters, options) =>
  subsetFont(font, letters, { targetFormat: "sfnt", preserveNameIds: LICENSE_NAMES, ...options });

const packed = (font) =>
  subsetFont(font, undefined, { targetFormat: "woff2", keepAllGlyphs: true, preserveNameIds: LICENSE_NAMES });

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
