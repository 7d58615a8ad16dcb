import { expect, test } from "vitest";
import { widgets } from "../../../intarsia/widgets";
import type { Element } from "../../documents/document";
import { canvasCss } from "./canvasCss";

const widgetOf = (type: string) => widgets.find(({ schema }) => schema.type === type);
const css = (...content: Element[]) => canvasCss({ root: {}, content }, { widgetOf, widths: {}, images: {} });

test("keeps top-level elements to the page's width on the canvas, until a container holds them", () => {
  const style = { desktop: { margin: "24px 0" } };
  const heading: Element = { type: "heading", props: { id: "h", title: "Oak", $style: style } };
  const box: Element = { type: "container", props: { id: "box", content: [heading] } };

  expect(css(heading)).toMatch(/^@layer elements\{\.e-h\{--page-edge:.*\.e-h\{margin:24px calc\(var\(--page-edge\)\)/);
  expect(css(box)).toBe("@layer elements{.e-h{margin:24px 0}}");
});
