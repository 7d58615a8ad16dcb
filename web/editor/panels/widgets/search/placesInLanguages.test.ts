import { expect, test, vi } from "vitest";

/** The texts of a module are translated when it is imported. */
async function searchIn(language: string) {
  vi.resetModules();
  const { loadCatalog } = await import("../../../texts/gettext");
  await loadCatalog(language);
  const { placeFor } = await import("./places");
  return (query: string) => placeFor(query)?.text;
}

test.each([
  ["de", "Schriftart", /Website-Design/],
  ["de", "Farben", /Website-Design/],
  ["de", "weiterl", /Weiterleitungen/],
  ["de", "Weiterleitung", /Weiterleitungen/],
  ["de", "redirect", /Weiterleitungen/],
  ["fr", "police", /design du site/],
  ["fr", "Redirections", /redirections/],
  ["fr", "arrière-plan", /Arrière-plan/],
  ["fr", "redirect", /redirections/],
] as const)("in “%s”, the search says where “%s” is done", async (language, query, text) => {
  const placeIn = await searchIn(language);

  expect(placeIn(query)).toMatch(text);
});

test.each([
  ["de", "Zeile", "Drei Spalten"],
  ["fr", "côte à côte", "Trois colonnes"],
])("in “%s”, a row is also found by “%s”", async (language, query, title) => {
  vi.resetModules();
  const { loadCatalog } = await import("../../../texts/gettext");
  await loadCatalog(language);
  const [{ ROW_PRESETS }, { matchesQuery }] = await Promise.all([
    import("../../../rows/rowPresets"),
    import("../../../matchesQuery"),
  ]);

  expect(ROW_PRESETS.filter(({ keywords }) => matchesQuery(query, keywords)).map((row) => row.title)).toContain(title);
});
