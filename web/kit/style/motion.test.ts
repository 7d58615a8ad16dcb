import { expect, test } from "vitest";
import { behaviorsOf } from "./behaviors";
import { elementCss } from "./elementCss";
import { rootOptions } from "./rootOptions";

const styled = ($style: Record<string, Record<string, string>>) => ({ type: "text", props: { id: "t", $style } });

test("RUN-HND-12 names an element's behaviors, so that a page loads no others", () => {
  expect(behaviorsOf(styled({ desktop: { color: "red" } }))).toEqual([]);
  expect(rootOptions(styled({}))).toEqual({ classes: [] });
  expect(rootOptions(styled({ desktop: { sticky: "none", entrance: "" } }))).toEqual({ classes: [] });
  expect(rootOptions(styled({ mobile: { sticky: "top" }, desktop: { entrance: "enter-up" } }))).toEqual({
    classes: [],
    behaviors: "entrance sticky",
  });
});

test("RUN-STK-01 has a sticky value per device, which a smaller device can reset", () => {
  const css = elementCss(
    styled({ desktop: { sticky: "top", sticky_offset: "1rem" }, mobile: { sticky: "none" } }),
    undefined,
  );

  expect(css).toBe(
    ".e-t{position:sticky;inset-block:var(--sticky-offset) auto;block-size:fit-content;--sticky:top;--sticky-offset:1rem}" +
      "@media (max-width:767px){.e-t{position:revert-layer;inset-block:revert-layer;block-size:revert-layer;--sticky:none}}",
  );
});

test("RUN-ANI-01 has an entrance animation and delay per device", () => {
  const css = elementCss(
    styled({ desktop: { entrance: "enter-up", entrance_delay: "200ms" }, mobile: { entrance: "none" } }),
    undefined,
  );

  expect(css).toBe(".e-t{--enter:enter-up;--enter-delay:200ms}@media (max-width:767px){.e-t{--enter:none}}");
});

test("RUN-STR-01 has a stretch_element value per device, which a smaller device can reset", () => {
  const css = elementCss(
    styled({ desktop: { stretch_element: "yes" }, mobile: { stretch_element: "none" } }),
    undefined,
  );

  expect(css).toContain("inline-size:var(--page-width,100vw)");
  expect(css).toMatch(/max-width:767px.*inline-size:revert-layer.*--stretch:none/);
  expect(behaviorsOf(styled({ desktop: { stretch_element: "no" } }))).toEqual(["stretch"]);
  expect(elementCss(styled({ desktop: { stretch_element: "no" } }), undefined)).toBe("");
});
