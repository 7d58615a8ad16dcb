import { expect, test } from "vitest";
import type { Document, Element } from "../../documents/document";
import { itemsAround } from "./items";

const heading = (id: string): Element => ({ type: "heading", props: { id } });
const inner: Element = {
  type: "tabs",
  props: { id: "inner", tabs: [{ content: [] }, { content: [heading("deep")] }] },
};
const container: Element = { type: "container", props: { id: "box", content: [inner] } };
const document: Document = {
  root: {},
  content: [heading("top"), { type: "tabs", props: { id: "outer", tabs: [{ _id: "oak", content: [container] }] } }],
};

test("returns the list items that contain an element, outermost first", () => {
  expect(itemsAround(document, "deep")).toEqual([
    { element: "outer", item: "oak" },
    { element: "inner", item: "1" },
  ]);
});

test("returns none for an element outside lists, or a deleted one", () => {
  expect(itemsAround(document, "top")).toEqual([]);
  expect(itemsAround(document, "nowhere")).toEqual([]);
});
