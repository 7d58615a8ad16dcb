import { catalogKey } from "../editor/texts/catalogKey.mjs";

const CATALOG = /\/web\/editor\/texts\/languages\/\w+\.json$/;

/** Catalogs of the editor's texts, by the key of each English text. */
export const catalogsByKey = {
  name: "catalogs-by-key",
  enforce: "pre",
  transform(code, id) {
    if (!CATALOG.test(id)) return null;
    const entries = Object.entries(JSON.parse(code)).map(([text, translation]) => [catalogKey(text), translation]);
    return { code: JSON.stringify(Object.fromEntries(entries)), map: null };
  },
};
