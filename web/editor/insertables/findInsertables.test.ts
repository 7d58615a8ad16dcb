import { expect, test } from "vitest";
import { fields } from "../../../intarsia/fields";
import { widgets } from "../../../intarsia/widgets";
import { findInsertables } from "./findInsertables";

const schemas = widgets.map(({ schema }) => schema);
const found = (query: string) => findInsertables(schemas, query).map(({ label }) => label);

test("ranks a matching name before a matching description", () => {
  expect(found("quote")[0]).toBe("Quote");
  expect(found("Text")[0]).toBe("Text");
  expect(found("buttons").slice(0, 2)).toEqual(["Button", "Share buttons"]);
  expect(found("two columns")[0]).toBe("Container");
  expect(found("ima").slice(0, 3)).toEqual(["Image", "Image gallery", "Image box"]);
});

test("finds a widget by its purpose too", () => {
  expect(found("faq")).toContain("Accordion");
});

test("EDIT-ED-02 returns all widgets in list order without a query", () => {
  expect(findInsertables(schemas, " ")).toEqual(schemas);
});

test.each([
  ["slider", "Carousel"],
  ["FAQ", "Accordion"],
  ["hero", "Section"],
  ["nav", "Menu"],
  ["lightbox", "Image gallery"],
  ["blog", "Posts"],
  ["price list", "Table"],
  ["price list", "Pricing table"],
  ["price table", "Pricing table"],
  ["pricing", "Pricing table"],
  ["plans", "Pricing table"],
  ["prices", "Pricing table"],
  ["subscription", "Pricing table"],
  ["testimonial carousel", "Carousel"],
  ["testimonial slider", "Carousel"],
  ["testimonials", "Testimonial"],
  ["two columns", "Container"],
  ["columns", "Container"],
  ["inner section", "Container"],
  ["nav menu", "Menu"],
  ["google maps", "HTML"],
  ["team member", "Image box"],
  ["opening hours", "Table"],
  ["newsletter", "Form"],
])("EDIT-ED-02 finds for the synonym “%s” the widget “%s”", (synonym, label) => {
  expect(found(synonym)).toContain(label);
});

test.each([
  ["mask", "Text"],
  ["input mask", "Text"],
  ["2 columns", "Columns"],
  ["check boxes", "Multiple choice"],
  ["date pickers", "Date"],
  ["dropdowns", "Drop-down"],
])("finds for the synonym “%s” the form field “%s”", (synonym, label) => {
  const ofFields = fields.map(({ schema }) => schema);
  expect(findInsertables(ofFields, synonym).map((field) => field.label)).toContain(label);
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
