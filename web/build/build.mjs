// Builds everything that the Python package ships: the bundle for the server's V8, the browser's files, the
// stylesheets.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";
import { bundle, transform } from "lightningcss";
import { build } from "vite";
import {
  classicConfigs,
  contactsConfig,
  detectorConfig,
  editorConfig,
  FONTS_ENTRY,
  formsConfig,
  islandsConfig,
  lazyConfigs,
  minified,
  protectionConfig,
  richTextConfig,
  runtimeConfig,
  staffConfig,
} from "./browser.mjs";
import { partsOf } from "./conditionalStyles.mjs";
import { writeFontParts } from "./fonts/fonts.mjs";
import { serverConfig } from "./server.mjs";
import { withoutSpaces } from "./withoutSpaces.mjs";

const BUNDLE = "intarsia/rendering/bundle";
const STATIC = "intarsia/rendering/static/intarsia";
const PROTECTION = "intarsia/protection";

const minify = (code, filename) =>
  withoutSpaces(transform({ code: Buffer.from(code), filename, minify: true }).code.toString());

/** By qualified type: `tabs`, `fields/text`. */
async function widgetStyles() {
  return { ...(await stylesIn("widgets")), ...(await stylesIn("fields", "fields/")) };
}

async function stylesIn(catalog, prefix = "") {
  const styles = {};
  for (const type of (await readdir(`intarsia/${catalog}`)).sort()) {
    const filename = `intarsia/${catalog}/${type}/${type}.css`;
    if (existsSync(filename)) styles[`${prefix}${type}`] = partsOf(filename);
  }
  return styles;
}

/** Behaviors: each page loads the styles of those that its elements use. */
async function behaviorStyles() {
  const styles = {};
  for (const name of (await readdir("web/runtime/behaviors")).sort()) {
    const filename = `web/runtime/behaviors/${name}/${name}.css`;
    if (existsSync(filename)) styles[name] = withoutSpaces(bundle({ filename, minify: true }).code.toString());
  }
  return styles;
}

const THEME = ["theme", "richtext", "forcedColors", "print"];

async function themeStyles() {
  const parts = await Promise.all(THEME.map((name) => readFile(`web/theme/${name}.css`, "utf8")));
  return minify(parts.join("\n"), "theme.css");
}

/** Font URLs depend on the site's STATIC_URL, so the stylesheet contains a placeholder for their folder. */
async function fontStyles(manifest) {
  const css = await readFile(`${STATIC}/${manifest[FONTS_ENTRY].file}`, "utf8");
  return css.replace(/url\((["']?)(?:\.\/|\/)?(?:assets\/)?/g, "url($1__STATIC__/assets/");
}

/** The canvas can show any widget, so it has the styles of all. It is next to the folder of the fonts. */
async function writeCanvasStyles({ theme, fonts, widgets, behaviors }, contacts) {
  const files = ["canvas.css", "samples.css", "handles/handles.css"].map((name) => `web/editor/canvas/${name}`);
  const sources = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const own = minify(sources.join("\n"), "canvas.css");
  const ofWidgets = new Set(
    Object.values(widgets)
      .flat()
      .map(([, css]) => css),
  );
  const all = [...ofWidgets, ...Object.values(behaviors), contacts].join("");
  const layers = "@layer theme,widgets,elements;";
  const entry = async (name, css) => ({ name, isEntry: true, css: [await writeHashed(name, css)] });
  // For sites that have their own look.
  const inSite = await entry(
    "canvasInSite",
    `${layers}${fonts.replaceAll("__STATIC__/", "")}@layer widgets{${all}}${own}`,
  );
  const withTheme = `${layers}@import "./${inSite.css[0]}";@layer theme{${theme}}`;
  return { "canvas.css": await entry("canvas", withTheme), "canvasInSite.css": inSite };
}

async function writeHashed(stem, content, folder = STATIC, type = "css") {
  const name = `${stem}-${createHash("sha256").update(content).digest("hex").slice(0, 8)}.${type}`;
  await writeFile(`${folder}/${name}`, content);
  return name;
}

/** The fallback page has its own stylesheet, which needs nothing else. */
async function writeTextsStyles() {
  const css = minify(await readFile("web/theme/texts.css", "utf8"), "texts.css");
  return { name: "texts", isEntry: true, css: [await writeHashed("texts", css)] };
}

async function browserFiles(config) {
  await build(config);
  const file = `${config.build.outDir}/manifest.json`;
  const manifest = JSON.parse(await readFile(file, "utf8"));
  await rm(file);
  return manifest;
}

async function writeProtection() {
  const folder = `${PROTECTION}/static/${PROTECTION}`;
  const manifest = {
    ...(await browserFiles(protectionConfig(folder))),
    ...(await browserFiles(staffConfig(folder))),
    ...(await browserFiles(detectorConfig(folder))),
    // Last, because staff load the same module as a part.
    ...(await browserFiles(contactsConfig(folder))),
  };
  for (const path of ["admin/staffPages", "answers/answerPages"]) {
    const name = path.split("/")[1];
    const css = minify(await readFile(`web/protection/${path}.css`, "utf8"), `${name}.css`);
    manifest[`${name}.css`] = { name, isEntry: true, file: await writeHashed(name, css, folder) };
  }
  for (const name of ["person", "shield"]) {
    const image = await readFile(`web/protection/badge/${name}.svg`, "utf8");
    manifest[`${name}.svg`] = { name, isEntry: true, file: await writeHashed(name, image, folder, "svg") };
  }
  await mkdir(`${PROTECTION}/bundle`, { recursive: true });
  const contacts = bundle({ filename: "web/protection/contacts/contacts.css", minify: true }).code.toString();
  await writeFile(`${PROTECTION}/bundle/styles.json`, JSON.stringify({ contacts }));
  await writeFile(`${PROTECTION}/bundle/manifest.json`, JSON.stringify(manifest, null, 1));
  return contacts;
}

/** The names of other files are known only now, and the minifier names variables by how often each character occurs. */
async function minifyRuntime(manifest) {
  const file = `${STATIC}/${manifest["web/runtime/runtime.ts"].file}`;
  await writeFile(file, await minified(await readFile(file, "utf8")));
  return manifest;
}

async function compressBundle() {
  await writeCompressed(`${BUNDLE}/server.js.br`, await readFile(`${BUNDLE}/server.js`));
  await rm(`${BUNDLE}/server.js`);
}

/** Python unpacks it once per worker. In the wheel, it is a fifth smaller than the wheel's own compression makes it. */
const writeCompressed = (file, content) =>
  writeFile(file, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_LGWIN]: 22 } }));

await rm(STATIC, { recursive: true, force: true });
await mkdir(BUNDLE, { recursive: true });
await writeFontParts();
await build(serverConfig(BUNDLE));
await compressBundle();
const manifest = {
  ...(await minifyRuntime(await browserFiles(runtimeConfig(STATIC)))),
  ...(await browserFiles(richTextConfig(STATIC))),
};
const richText = manifest["virtual:rich-text"].file;
Object.assign(manifest, {
  ...(await browserFiles(await islandsConfig(STATIC))),
  ...(await browserFiles(formsConfig(STATIC, richText))),
});
for (const config of [...lazyConfigs(STATIC), ...classicConfigs(STATIC)])
  Object.assign(manifest, await browserFiles(config));
const lightbox = manifest["web/kit/lightbox/openLightbox.ts"].file;
Object.assign(manifest, await browserFiles(editorConfig(STATIC, lightbox, richText)));
const contactStyles = await writeProtection();
const styles = {
  theme: await themeStyles(),
  fonts: await fontStyles(manifest),
  widgets: await widgetStyles(),
  behaviors: await behaviorStyles(),
};
Object.assign(manifest, await writeCanvasStyles(styles, contactStyles));
manifest["texts.css"] = await writeTextsStyles();
await writeCompressed(`${BUNDLE}/styles.json.br`, JSON.stringify(styles));
await writeFile(`${BUNDLE}/manifest.json`, JSON.stringify(manifest, null, 1));
