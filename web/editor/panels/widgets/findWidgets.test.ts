import { expect, test } from "vitest";
import { widgets } from "../../../../intarsia/widgets";
import { findWidgets } from "./findWidgets";

const found = (query: string) => findWidgets(widgets, query).map(({ schema }) => schema.label);

test("who types a widget's name finds it before those that only mention the word", () => {
  expect(found("quote")[0]).toBe("Quote");
  expect(found("Text")[0]).toBe("Text");
  expect(found("ima").slice(0, 3)).toEqual(["Image", "Image gallery", "Image box"]);
});

test("it is found by what it does, too", () => {
  expect(found("faq")).toContain("Accordion");
});

test("EDIT-ED-02 nothing asked for is everything, in the list's own order", () => {
  expect(findWidgets(widgets, " ")).toEqual(widgets);
});

test.each([
  ["slider", "Carousel"],
  ["FAQ", "Accordion"],
  ["hero", "Section"],
  ["nav", "Menu"],
  ["lightbox", "Image gallery"],
  ["blog", "Posts"],
])("EDIT-ED-02 the synonym “%s” finds the widget “%s”", (synonym, label) => {
  expect(found(synonym)).toContain(label);
});
