// @vitest-environment node
import { expect, test } from "vitest";
import { renderKnown } from "./knownDocuments";

const heading = (title: string) => ({ root: {}, content: [{ type: "heading", props: { id: "e-1", title } }] });

test("a document that was drawn before is known by its key, and one that is not is asked for", () => {
  const main = heading("Oak and walnut");

  expect(renderKnown({ parts: { main: "key-1" } })).toEqual({ missing: ["key-1"] });

  const first = renderKnown({ parts: { main: "key-1" }, documents: { "key-1": JSON.stringify(main) } });
  expect(first).toEqual(renderKnown({ parts: { main } }));
  expect(renderKnown({ parts: { main: "key-1" } })).toEqual(first);
});

test("a page is drawn however many characters its own documents have", () => {
  const documents = Object.fromEntries(
    ["oak", "elm", "ash"].map((word) => [`large-${word}`, JSON.stringify(heading(word.repeat(500_000)))]),
  );

  const drawn = renderKnown({ parts: { header: "large-oak", main: "large-elm", footer: "large-ash" }, documents });
  expect(drawn).toHaveProperty("html.footer");
  expect(
    renderKnown({ parts: { main: "large-oak" }, documents: { other: documents["large-elm"] ?? "" } }),
  ).toHaveProperty("html.main");
});

test("documents that were not asked for lately make room for others", () => {
  const text = (word: string) => JSON.stringify(heading(word.repeat(400_000)));
  for (const name of ["oak", "elm", "ash", "fir"]) renderKnown({ parts: {}, documents: { [name]: text(name) } });

  expect(renderKnown({ parts: { a: "oak", b: "fir" } })).toEqual({ missing: ["oak"] });
});

test("RUN-HND-04 the same document has other rules on a site that distinguishes other devices", () => {
  const styled = heading("Oak");
  Object.assign(styled.content[0]?.props ?? {}, { $style: { laptop: { color: "red" } } });
  renderKnown({ parts: {}, documents: { styled: JSON.stringify(styled) } });
  const drawnWith = (breakpoints: object) =>
    renderKnown({ parts: { main: "styled" }, environment: { breakpoints } }) as { css: string };

  expect(drawnWith({}).css).not.toContain("red");
  expect(drawnWith({ laptop: 1300 }).css).toContain("@media (max-width:1300px)");
  expect(drawnWith({}).css).not.toContain("red");
});
