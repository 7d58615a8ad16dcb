import { expect, test } from "vitest";
import { hasPageEdges, pageEdgesCss, withinEdges } from "./pageEdges";

const element = (props: object) => ({ type: "text", props: { id: "a", ...props } }) as never;
const marginOf = (margin: unknown) =>
  (
    withinEdges(element({ $style: { desktop: { margin, color: "navy" } } })).props.$style as never as {
      desktop: { margin: unknown; color: string };
    }
  ).desktop;

test.each([
  ["10px", "10px calc(var(--page-edge) + 10px) 10px calc(var(--page-edge) + 10px)"],
  ["1px 2px", "1px calc(var(--page-edge) + 2px) 1px calc(var(--page-edge) + 2px)"],
  ["1px 2px 3px", "1px calc(var(--page-edge) + 2px) 3px calc(var(--page-edge) + 2px)"],
  ["1px 2px 3px 4px", "1px calc(var(--page-edge) + 2px) 3px calc(var(--page-edge) + 4px)"],
  ["0 auto", "0 auto 0 auto"],
  ["5px 0", "5px calc(var(--page-edge)) 5px calc(var(--page-edge))"],
  ["calc(1px + 2px) 3px", "calc(1px + 2px) calc(var(--page-edge) + 3px) calc(1px + 2px) calc(var(--page-edge) + 3px)"],
  ["calc(1px + (2px)) 3px", "calc(1px + (2px)) 3px"],
  ["no margin;", "no margin;"],
  [undefined, undefined],
])("the margin %s of an element at the page's edge becomes %s", (margin, expected) => {
  expect(marginOf(margin)).toEqual({ margin: expected, color: "navy" });
});

test("a margin from the theme is calculated with", () => {
  const variable = { $var: "space.3" };
  expect(marginOf(variable).margin).toBe(
    "calc(var(--space-3)) calc(var(--page-edge) + var(--space-3)) calc(var(--space-3)) calc(var(--page-edge) + var(--space-3))",
  );
});

test("styles without a margin stay as they are", () => {
  const $style = { classes: ["oak"], desktop: { color: "navy" }, hover: undefined };
  expect(withinEdges(element({ $style })).props.$style).toEqual($style);
  const plain = element({});
  expect(withinEdges(plain)).toBe(plain);
});

test("all elements at the edge share one rule", () => {
  expect(pageEdgesCss([".a", ".b"])).toMatch(/^\.a,\.b\{--page-edge:.*;margin:.*\}$/);
  expect(pageEdgesCss([])).toBe("");
});

test("an element has edges unless it spans the page, is unknown, or shows a page that has its own", () => {
  const schemas: Record<string, object> = {
    text: { type: "text", settings: {} },
    section: { type: "section", spansPage: true, settings: {} },
    shows: { type: "shows", settings: { page: { kind: "slot", label: "Page", shows: "page" } } },
  };
  const schemaOf = (type: string) => schemas[type] as never;
  const has = (type: string, isPageShown?: boolean) =>
    hasPageEdges({ type, props: {} } as never, schemaOf, isPageShown);
  expect(["text", "section", "shows", "gone"].map((type) => has(type))).toEqual([true, false, true, false]);
  expect(["text", "section", "shows", "gone"].map((type) => has(type, true))).toEqual([true, false, false, false]);
});
