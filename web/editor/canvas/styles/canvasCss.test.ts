import { expect, test } from "vitest";
import { widgets } from "../../../../intarsia/widgets";
import type { Element } from "../../../documents/document";
import { canvasCss } from "./canvasCss";

const widgetOf = (type: string) => widgets.find(({ schema }) => schema.type === type);
const known = { widgetOf, widths: {}, images: {} };
const css = (...content: Element[]) => canvasCss({ root: {}, content }, known);
const styled = (): Element => ({ type: "heading", props: { id: "h", $style: { desktop: { margin: "24px 0" } } } });

test("an element in a template of the site touches no edge of the page", () => {
  const inTemplate = { ...known, isEmbedded: true };

  expect(canvasCss({ root: {}, content: [styled()] }, inTemplate)).toBe("@layer elements{.e-h{margin:24px 0}}");
});

test("elements win against the CSS of the site, which is in no layer", () => {
  const nextToSite = { ...known, isEmbedded: true, isStrong: true };

  expect(canvasCss({ root: {}, content: [styled()] }, nextToSite)).toBe(":not(#_){.e-h{margin:24px 0}}");
});

test("keeps top-level elements to the page's width on the canvas, until a container holds them", () => {
  const style = { desktop: { margin: "24px 0" } };
  const heading: Element = { type: "heading", props: { id: "h", title: "Oak", $style: style } };
  const box: Element = { type: "container", props: { id: "box", content: [heading] } };

  expect(css(heading)).toMatch(/^@layer elements\{\.e-h\{--page-edge:.*\.e-h\{margin:24px calc\(var\(--page-edge\)\)/);
  expect(css(box)).toBe("@layer elements{.e-h{margin:24px 0}}");
});
