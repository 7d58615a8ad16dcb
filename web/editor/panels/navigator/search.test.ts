import { expect, test } from "vitest";
import { widgets } from "../../../../intarsia/widgets";
import { found } from "./search";

const schemaOf = (type: string) => widgets.find(({ schema }) => schema.type === type)?.schema;
const search = (type: string, props: object, words: string) =>
  found({ type, props: { id: "e-1", ...props } }, words, schemaOf);

test.each([
  ["its title", "heading", { title: "Oak and walnut" }, "WALNUT", "Oak and walnut"],
  ["rich text", "text", { editor: "<p>Cut <b>by</b> hand</p>" }, "by hand", "Cut by hand"],
  ["a title in a list", "tabs", { tabs: [{ title: "Opening hours" }] }, "hours", "Opening hours"],
  ["its own name", "heading", { $label: "Hero" }, "hero", "Hero"],
  ["its widget's name", "heading", { $label: "Hero" }, "heading", "Heading"],
  ["its anchor", "heading", { _element_id: "prices" }, "prices", "prices"],
])("EDIT-ED-01 finds an element by %s", (_name, type, props, words, shown) => {
  expect(search(type, props, words)).toBe(shown);
});

test("shows an excerpt around the match", () => {
  const title = `${"so ".repeat(30)}here it is${" and on".repeat(30)}`;
  const shown = search("heading", { title }, "here it is");
  expect(shown).toBe("…o so so here it is and on and on and on an…");
});

test("does not search text that visitors cannot read", () => {
  expect(search("heading", { link: { url: "https://example.com/oak" }, unknown: "oak" }, "oak")).toBeNull();
  expect(search("text", { editor: '<p class="oak">Elm</p>' }, "oak")).toBeNull();
  expect(search("not_installed", { title: "oak" }, "oak")).toBeNull();
});
