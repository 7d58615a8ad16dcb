import { expect, test } from "vitest";
import { cssOf, renderWidget, viewOf, violations } from "../../../web/kit/testing/renderWidget";
import { grid } from ".";

const words = <p>Inside</p>;

test("W-ALL-01 RUN-HND-10 publishes its elements as cells", () => {
  expect(renderWidget(grid, { content: words }, { id: "g-1" }).html).toBe(
    '<div class="grid e-g-1"><div class="grid__cells"><p>Inside</p></div></div>',
  );
});

test("W-ALL-02 has columns and gaps per device: three, two and one by default", () => {
  const css = cssOf(grid, { column_gap_mobile: { size: 8, unit: "px" } }, { id: "g-1" });

  expect(css).toMatch(/^\.e-g-1\{--grid-columns:3;.*--grid-column-gap:24px;--grid-row-gap:24px;--grid-flow:row\}/);
  expect(css).toContain("@media (max-width:1024px){.e-g-1{--grid-columns:2}}");
  expect(css).toContain("@media (max-width:767px){.e-g-1{--grid-columns:1;--grid-column-gap:8px}}");
});

test("has as many columns as fit if the owner sets a column width", () => {
  const settings = {
    columns_by: "width",
    column_width: { size: 12, unit: "rem" },
    column_width_mobile: { size: 9, unit: "rem" },
  };
  const { html, css } = renderWidget(grid, settings, { id: "g-1" });

  expect(html).toContain('class="grid grid--fitted e-g-1"');
  expect(css).toContain("--grid-column-width:12rem");
  expect(css).toContain("(max-width:767px){.e-g-1{--grid-columns:1;--grid-column-width:9rem}}");
  expect(renderWidget(grid, { ...settings, keeps_columns: "yes" }).html).toContain("grid--filled");
});

test("has rows, row heights, flow and alignment per device", () => {
  const style = { desktop: { grid_rows: "2", align_items: "center" }, mobile: { grid_rows: "200px auto" } };
  const { html, css } = renderWidget(
    grid,
    { flow: "column", flow_mobile: "row dense", equal_rows: "yes" },
    { id: "g-1", style },
  );

  expect(html).toContain("grid--equal");
  expect(css).toContain("--grid-flow:column;--grid-rows:repeat(2,minmax(0,1fr));--grid-align:center");
  expect(css).toContain("--grid-flow:row dense;--grid-rows:200px auto");
});

test("lets any element span columns and rows, per device", () => {
  const style = { desktop: { column_span: "2", row_span: "2" }, mobile: { column_span: "1" } };

  const css = cssOf(grid, {}, { id: "g-1", style });
  expect(css).toContain(";--column-span:2;--row-span:2}");
  expect(css).toContain("(max-width:767px){.e-g-1{--grid-columns:1;--column-span:1}}");
});

test("W-ALL-03 can be a landmark for screen readers", async () => {
  const { getByRole, container } = renderWidget(grid, { html_tag: "aside", content: words });

  expect(getByRole("complementary").textContent).toBe("Inside");
  expect(await violations(container)).toEqual([]);
});

test("W-ALL-04 is an empty box without elements, and can be nested", () => {
  expect(renderWidget(grid, {}, { id: "g-1" }).html).toBe(
    '<div class="grid e-g-1"><div class="grid__cells"></div></div>',
  );

  const inner = viewOf(grid, { content: words }, { id: "inner" });
  expect(renderWidget(grid, { content: inner }, { id: "outer" }).html).toBe(
    '<div class="grid e-outer"><div class="grid__cells"><div class="grid e-inner"><div class="grid__cells"><p>Inside</p></div></div></div></div>',
  );
});

test("EDIT-ED-04 has columns of unequal widths, which end where a smaller device has another number of columns", () => {
  const style = { desktop: { columns: "2fr 1fr" } };
  const css = cssOf(grid, { columns: 2 }, { id: "g-1", style });
  expect(css).toMatch(/^\.e-g-1\{--grid-columns:2;.*--grid-widths:2fr 1fr\}/);
  expect(css).toContain("@media (max-width:1024px){.e-g-1{--grid-columns:2;--grid-widths:initial}}");
  expect(css).toContain("@media (max-width:767px){.e-g-1{--grid-columns:1;--grid-widths:initial}}");

  const own = cssOf(grid, {}, { id: "g-1", style: { ...style, tablet: { columns: "1fr 3fr" } } });
  expect(own).toContain("{--grid-columns:2;--grid-widths:initial;--grid-widths:1fr 3fr}");
  // Without any widths, the CSS is as short as before.
  expect(cssOf(grid, {}, { id: "g-1" })).not.toContain("--grid-widths");
});
