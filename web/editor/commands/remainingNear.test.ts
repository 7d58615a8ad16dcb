import { expect, test } from "vitest";
import type { Document, Element } from "../../documents/document";
import { remainingNear } from "./remainingNear";

const heading = (id: string): Element => ({ type: "heading", props: { id } });
const box = (...content: Element[]): Element => ({ type: "container", props: { id: "box", content } });
const page = (...content: Element[]): Document => ({ root: {}, content });
const OLD = page(heading("a"), box(heading("b"), heading("c"), heading("d")), heading("e"));

test.each([
  ["the element", page(heading("c")), "c"],
  ["the sibling before it", page(box(heading("b"), heading("d"))), "b"],
  ["the sibling after it", page(box(heading("d"))), "d"],
  ["the element around it", page(heading("a"), box()), "box"],
  ["a sibling of what was around it", page(heading("a"), heading("e")), "a"],
  ["nothing of an empty page", page(), null],
])("finds %s", (_what, next, id) => {
  expect(remainingNear(OLD, next, "c")).toBe(id);
});
