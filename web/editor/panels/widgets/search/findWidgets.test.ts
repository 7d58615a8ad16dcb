import { expect, test } from "vitest";
import { widgets } from "../../../../../intarsia/widgets";
import { findWidgets } from "./findWidgets";

const found = (query: string) => findWidgets(widgets, query).map(({ schema }) => schema.label);

test("ranks a matching name before a matching description", () => {
  expect(found("quote")[0]).toBe("Quote");
  expect(found("Text")[0]).toBe("Text");
  expect(found("ima").slice(0, 3)).toEqual(["Image", "Image gallery", "Image box"]);
});

test("finds a widget by its purpose too", () => {
  expect(found("faq")).toContain("Accordion");
});

test("EDIT-ED-02 returns all widgets in list order without a query", () => {
  expect(findWidgets(widgets, " ")).toEqual(widgets);
});

test.each([
  ["slider", "Carousel"],
  ["FAQ", "Accordion"],
  ["hero", "Section"],
  ["nav", "Menu"],
  ["lightbox", "Image gallery"],
  ["blog", "Posts"],
])("EDIT-ED-02 finds for the synonym “%s” the widget “%s”", (synonym, label) => {
  expect(found(synonym)).toContain(label);
});

test.each([
  ["accordian", "Accordion"],
  ["carousell", "Carousel"],
  ["buton", "Button"],
  ["haeding", "Heading"],
  ["galery", "Image gallery"],
  ["testimonal", "Testimonial"],
])("finds for the typing error “%s” the widget “%s”", (typed, label) => {
  expect(found(typed)).toContain(label);
});

test("does not take every word for a typing error", () => {
  expect(found("zebra")).toEqual([]);
  expect(found("xyz")).toEqual([]);
});
