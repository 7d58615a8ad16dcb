import { expect, test } from "vitest";
import { renderByKeys } from "./documentCache";

const heading = (title: string) => ({ root: {}, content: [{ type: "heading", props: { id: "e-1", title } }] });

test("a document that was rendered before needs only its key, and the keys of others are returned", () => {
  const main = heading("Oak and walnut");

  expect(renderByKeys({ parts: { main: "key-1" } })).toEqual({ missing: ["key-1"] });

  const first = renderByKeys({ parts: { main: "key-1" }, documents: { "key-1": JSON.stringify(main) } });
  expect(first).toEqual(renderByKeys({ parts: { main } }));
  expect(renderByKeys({ parts: { main: "key-1" } })).toEqual(first);
});

test("a page is rendered even if its documents exceed the limit of the cache", () => {
  const documents = Object.fromEntries(
    ["oak", "elm", "ash"].map((word) => [`large-${word}`, JSON.stringify(heading(word.repeat(500_000)))]),
  );

  const rendered = renderByKeys({ parts: { header: "large-oak", main: "large-elm", footer: "large-ash" }, documents });
  expect(rendered).toHaveProperty("html.footer");
  expect(
    renderByKeys({ parts: { main: "large-oak" }, documents: { other: documents["large-elm"] ?? "" } }),
  ).toHaveProperty("html.main");
});

test("the least recently used documents are evicted", () => {
  const text = (word: string) => JSON.stringify(heading(word.repeat(400_000)));
  for (const name of ["oak", "elm", "ash", "fir"]) renderByKeys({ parts: {}, documents: { [name]: text(name) } });

  expect(renderByKeys({ parts: { a: "oak", b: "fir" } })).toEqual({ missing: ["oak"] });
});

test("RUN-HND-04 the same document has other CSS on a site with other devices", () => {
  const styled = heading("Oak");
  Object.assign(styled.content[0]?.props ?? {}, { $style: { laptop: { color: "red" } } });
  renderByKeys({ parts: {}, documents: { styled: JSON.stringify(styled) } });
  const renderedWith = (breakpoints: object) =>
    renderByKeys({ parts: { main: "styled" }, environment: { breakpoints } }) as { css: string };

  expect(renderedWith({}).css).not.toContain("red");
  expect(renderedWith({ laptop: 1300 }).css).toContain("@media (max-width:1300px)");
  expect(renderedWith({}).css).not.toContain("red");
});
