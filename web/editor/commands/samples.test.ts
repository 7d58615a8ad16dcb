import { expect, test } from "vitest";
import { fields } from "../../../intarsia/fields";
import { widgets } from "../../../intarsia/widgets";
import type { Element } from "../../documents/document";
import { newSettings } from "../../kit/schema/schema";
import { elementsWithSamples, samplesOf } from "./samples";

const schemas = widgets.map(({ schema }) => schema);
const samples = samplesOf(schemas);
const found = (...content: Element[]) =>
  elementsWithSamples({ root: {}, content }, samples, schemas).map(({ props }) => props.id);
const added = (type: string, props: object = {}): Element => {
  const schema = schemas.find((one) => one.type === type);
  return { type, props: { ...(schema ? newSettings(schema) : {}), id: type, ...props } };
};

test.each([
  "heading",
  "text",
  "button",
  "carousel",
  "image_carousel",
  "testimonial",
  "tabs",
  "accordion",
  "icon_list",
  "table",
])("reports a new %s", (type) => {
  expect(found(added(type))).toContain(type);
});

test("reports the text inside a new popup", () => {
  const reported = elementsWithSamples({ root: {}, content: [added("modal_popup")] }, samples, schemas);

  expect(reported.map((element) => element.type)).toContain("text");
});

test.each(["container", "image", "menu", "posts", "search", "spacer"])(
  "reports no new %s, which shows no sample",
  (type) => {
    expect(found(added(type))).toEqual([]);
  },
);

test.each([
  ["email", []],
  ["textarea", []],
  ["total", []],
  ["radio", ["radio"]],
  ["text", ["text"]],
])("of fields whose label is a sample, reports a new %s: %j", (type, reported) => {
  const schemas = fields.map(({ schema }) => schema);
  const content = [{ type, props: { id: type } }];

  expect(elementsWithSamples({ root: {}, content }, samplesOf(schemas), schemas).map(({ props }) => props.id)).toEqual(
    reported,
  );
});

test("reports a slide until it has its own text", () => {
  const slide = { _id: "1", image: { id: 3 }, title: "Slide one", subtitle: "", link: { url: "" } };

  expect(found(added("carousel", { slides: [slide] }))).toEqual(["carousel"]);
  expect(found(added("carousel", { slides: [{ ...slide, title: "Glue" }] }))).toEqual([]);
});

test("reports the sample text inside a tab whose title was changed", () => {
  const text = { type: "text", props: { id: "inner", editor: "<p>Write the content of tab one here.</p>" } };
  const tabs = added("tabs", { tabs: [{ _id: "a", title: "Opening hours", content: [text] }] });

  expect(found(tabs)).toEqual(["inner"]);
});

test("reports a default that the document does not store", () => {
  expect(found({ type: "heading", props: { id: "h" } })).toEqual(["h"]);
});

test("reports no hidden setting, no unknown widget and no text of another widget", () => {
  const menu = added("menu", { items: [{ _id: "a", text: "Page", link: { url: "/" } }] });

  expect(found(menu, { type: "of_a_package", props: { id: "x", title: "Your heading" } })).toEqual([]);
  expect(found(added("heading", { title: "Slide one" }))).toEqual([]);
  expect(found({ ...menu, props: { ...menu.props, source: "custom" } })).toEqual(["menu"]);
});
