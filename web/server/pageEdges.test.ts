import { expect, test } from "vitest";
import type { Document, Element, ElementStyle } from "../documents/document";
import { render } from "./render";

const element = (type: string, id: string, props: object = {}): Element => ({ type, props: { id, ...props } });
const document = (...content: Element[]): Document => ({ root: {}, content });
const heading = (id: string, $style?: ElementStyle) => element("heading", id, { title: "Oak", $style });
const css = (parts: Record<string, Document>) => render({ parts }).css;
const EDGES =
  "{--page-edge:max(var(--space-gutter),(100% - var(--width-page))/2);" +
  "max-inline-size:min(var(--max-width,100%),100% - 2*var(--page-edge));margin:var(--space-3) var(--page-edge)}";

test("W-ALL-02 top-level elements keep to the page's width and have a margin to the window", () => {
  const main = document(heading("a"), element("container", "box", { content: [heading("inner")] }), heading("b"));

  expect(css({ main })).toBe(`.e-a,.e-b${EDGES}`);
  expect(css({ header: document(heading("a")) })).toBe(`.e-a${EDGES}`);
});

test("containers, sections and embedded documents get no page edges", () => {
  expect(css({ main: document(element("container", "a"), element("post_content", "b")) })).not.toContain(".e-a");
  expect(css({ "app.page-3": document(heading("a")) })).toBe("");
});

test.each([
  ["24px 0", "24px calc(var(--page-edge)) 24px calc(var(--page-edge))"],
  ["0 auto", "0 auto 0 auto"],
  ["8px 1px 2px -3px", "8px calc(var(--page-edge) + 1px) 2px calc(var(--page-edge) + -3px)"],
  [
    { $var: "space.4" },
    "calc(var(--space-4)) calc(var(--page-edge) + var(--space-4)) calc(var(--space-4)) calc(var(--page-edge) + var(--space-4))",
  ],
  ["calc((1px + 2px) * 3)", "calc((1px + 2px) * 3)"],
])("adds an owner's margin %s to the page edge", (margin, written) => {
  const main = document(heading("a", { desktop: { margin } }));

  expect(css({ main })).toBe(`.e-a${EDGES}.e-a{margin:${written}}`);
});

test("in a template, the page's elements have page edges unless they are in a container", () => {
  const place = element("post_content", "place");
  const content = document(heading("own"));

  expect(css({ main: document(heading("above"), place), content })).toBe(`.e-above${EDGES}.e-own${EDGES}`);
  expect(css({ main: document(element("container", "box", { content: [place] })), content })).toBe("");
});
