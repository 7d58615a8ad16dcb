import { readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { catalogKey } from "../editor/texts/catalogKey.mjs";

const TEXTS = resolve(dirname(fileURLToPath(import.meta.url)), "../editor/texts");
const LANGUAGES = `${TEXTS}/languages`;
const [KEYS, CATALOG] = ["\0catalog-keys", "\0catalog:"];

/**
 * Catalogs of the editor's texts. The keys of the English texts are the same in each language, so they are a module of
 * their own, and a catalog has only the translations in their order.
 */
export const catalogsByKey = {
  name: "catalogs-by-key",
  enforce: "pre",
  resolveId(source, importer = "") {
    if (source === KEYS) return KEYS;
    const file = resolve(dirname(importer), source);
    return dirname(file) === LANGUAGES ? CATALOG + file.slice(0, -".json".length) : null;
  },
  load(id) {
    if (id === KEYS) return `export default ${JSON.stringify(englishTexts().map(catalogKey).join(""))};`;
    if (!id.startsWith(CATALOG)) return null;
    const file = `${id.slice(CATALOG.length)}.json`;
    this.addWatchFile(file);
    const catalog = JSON.parse(readFileSync(file, "utf8"));
    const translations = englishTexts().map((text) => catalog[text] ?? null);
    return `
      import keys from ${JSON.stringify(KEYS)};
      import { catalogOf } from ${JSON.stringify(`${TEXTS}/catalogKey.mjs`)};
      export default catalogOf(keys, ${JSON.stringify(translations)});
    `;
  },
};

const englishTexts = () => [...new Set(readdirSync(LANGUAGES).flatMap((name) => Object.keys(contentOf(name))))];

const contentOf = (name) => JSON.parse(readFileSync(`${LANGUAGES}/${name}`, "utf8"));
