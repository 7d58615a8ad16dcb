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

test("documents that were not asked for lately make room for others", () => {
  const text = (word: string) => JSON.stringify(heading(word.repeat(750_000)));
  for (const name of ["oak", "elm", "ash", "fir"]) renderKnown({ parts: {}, documents: { [name]: text(name) } });

  expect(renderKnown({ parts: { a: "oak", b: "fir" } })).toEqual({ missing: ["oak"] });
});
