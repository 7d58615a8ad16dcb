import { expect, test } from "vitest";
import type { Document, Element } from "../documents/document";
import { anchorInPage, idInPage, partScope, slotScope, styledId, targetsIn } from "./scope";

const element = (id: string, props: object = {}): Element => ({ type: "heading", props: { id, ...props } });
const document = (...content: Element[]): Document => ({ root: {}, content });

const card = [element("h", { _element_id: "more" })];
const page = document(element("popup"), element("top", { _element_id: "top" }), element("loop", { content: card }));
const own = partScope(page, "");
const item = slotScope(own, "loop--3", card);

test("keeps ids and anchors in the page's own scope", () => {
  expect([idInPage(own, "h"), styledId(own, "h"), anchorInPage(own, "more")]).toEqual(["h", "h", "more"]);
});

test("puts the key of an item before ids and anchors, and not into classes", () => {
  expect([idInPage(item, "h"), styledId(item, "h"), anchorInPage(item, "more")]).toEqual([
    "loop--3-h",
    "h",
    "loop--3-more",
  ]);
});

test("puts the name of another document into its classes", () => {
  const shown = slotScope(own, "loop--3", card, "t7");

  expect([idInPage(shown, "h"), styledId(shown, "h")]).toEqual(["loop--3-h", "t7-h"]);
});

test("keeps the anchors of a template, which is shown once, except for those of the page", () => {
  const template = partScope(page, "t7", new Set(["top"]));

  expect([idInPage(template, "h"), styledId(template, "h")]).toEqual(["t7-h", "t7-h"]);
  expect([anchorInPage(template, "more"), anchorInPage(template, "top")]).toEqual(["more", undefined]);
});

test("leads links to the own scope, then to the ones around it", () => {
  const targets = targetsIn(item);

  expect([targets.anchor("more"), targets.anchor("top"), targets.anchor("elsewhere")]).toEqual([
    "loop--3-more",
    "top",
    "elsewhere",
  ]);
  expect([targets.element("h"), targets.element("popup")]).toEqual(["loop--3-h", "popup"]);
  expect(targetsIn(partScope(page, "t7")).element("popup")).toBe("t7-popup");
});
