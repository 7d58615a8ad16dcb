import { expect, test } from "vitest";
import { schema as accordion } from "../../intarsia/widgets/accordion/schema";
import { schema as heading } from "../../intarsia/widgets/heading/schema";
import type { Element } from "../documents/document";
import { walk } from "../documents/walk";
import type { WidgetSchema } from "../kit/schema/schema";
import { withDefaultItems } from "./withDefaultItems";

const SCHEMAS: Record<string, WidgetSchema> = { accordion, heading };
const opened = (...content: Element[]) =>
  withDefaultItems({ root: {}, content }, (type) => SCHEMAS[type]).content as Element[];
const questions = (props: object = {}): Element => ({ type: "accordion", props: { id: "faq", ...props } });

test("an accordion that was imported without items has the texts of its default items, each with an id", () => {
  const elements = [...walk(opened({ type: "section", props: { id: "s", content: [questions()] } }))];

  expect(elements.map(({ type, props }) => [type, props.id])).toEqual([
    ["section", "s"],
    ["accordion", "faq"],
    ["text", "faq-text-1"],
    ["text", "faq-text-2"],
    ["text", "faq-text-3"],
  ]);
});

test("the same document has the same ids again", () => {
  expect(opened(questions())).toEqual(opened(questions()));
  expect(opened(...opened(questions()))).toEqual(opened(questions()));
});

test.each([
  ["an empty list of items", questions({ items: [] })],
  ["a newer version", questions({ $version: accordion.version + 1 })],
  ["no items by default", { type: "heading", props: { id: "h" } }],
  ["a widget that is not installed", { type: "other", props: { id: "o" } }],
])("nothing is stored for an element with %s", (_what, element) => {
  const document = { root: {}, content: [element] };

  expect(withDefaultItems(document, (type) => SCHEMAS[type])).toBe(document);
});
