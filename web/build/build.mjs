// Builds all that the Python package ships: the bundle for the server's V8, the browser's files, the stylesheets.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { transform } from "lightningcss";
import { build } from "vite";
import { browserConfig, FONTS_ENTRY } from "./browser.mjs";
import { serverConfig } from "./server.mjs";

const BUNDLE = "intarsia/rendering/bundle";
const STATIC = "intarsia/static/intarsia";

const minify = (code, filename) => transform({ code: Buffer.from(code), filename, minify: true }).code.toString();

async function widgetStyles() {
  const styles = {};
  for (const type of (await readdir("intarsia/widgets")).sort()) {
    const css = await readFile(`intarsia/widgets/${type}/${type}.css`, "utf8").catch(() => null);
    if (css) styles[type] = minify(css, `${type}.css`);
  }
  return styles;
}

/** Font addresses are only known on the site (STATIC_URL), so the stylesheet holds a placeholder for their folder. */
async function fontStyles(manifest) {
  const css = await readFile(`${STATIC}/${manifest[FONTS_ENTRY].css[0]}`, "utf8");
  return css.replace(/url\((["']?)(?:\.\/|\/)?(?:assets\/)?/g, "url($1__STATIC__/assets/");
}

await rm(STATIC, { recursive: true, force: true });
await mkdir(BUNDLE, { recursive: true });
await build(serverConfig(BUNDLE));
await build(await browserConfig(STATIC));
const manifest = JSON.parse(await readFile(`${STATIC}/manifest.json`, "utf8"));
await rm(`${STATIC}/manifest.json`);
await writeFile(`${BUNDLE}/manifest.json`, JSON.stringify(manifest, null, 1));
await writeFile(
  `${BUNDLE}/styles.json`,
  JSON.stringify({
    theme: minify(await readFile("web/theme/theme.css", "utf8"), "theme.css"),
    fonts: await fontStyles(manifest),
    widgets: await widgetStyles(),
  }),
);
