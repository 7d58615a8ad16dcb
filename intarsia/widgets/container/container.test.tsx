import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { container as widget } from ".";

const words = <p>Inside</p>;

test("W-ALL-01 RUN-HND-10 publishes its elements", () => {
  expect(renderWidget(widget, { content: words }, { id: "c-1" }).html).toBe(
    '<div class="container container__content e-c-1"><p>Inside</p></div>',
  );
});

test("spans the page if boxed, with content as wide as the page's content", () => {
  const { getByText } = renderWidget(widget, { content_width: "boxed", content: words });
  const content = getByText("Inside").parentElement;

  expect(content?.className).toBe("container__content");
  expect(content?.parentElement?.className).toContain("container--boxed");
});

test("can be a landmark for screen readers", async () => {
  const { getByRole, container } = renderWidget(widget, { html_tag: "aside", content: words });

  expect(getByRole("complementary").textContent).toBe("Inside");
  expect(await violations(container)).toEqual([]);
});

test("fits as many columns as there is room for, or has the chosen ones, as a grid", () => {
  const style = { desktop: { columns: "3" }, mobile: { columns: "1" } };
  const { html, css } = renderWidget(widget, { layout: "grid", content: words }, { id: "c-1", style });

  expect(html).toContain("container__content--grid");
  expect(css).toBe(
    ".e-c-1{--columns:repeat(3,minmax(0,1fr))}@media (max-width:767px){.e-c-1{--columns:repeat(1,minmax(0,1fr))}}",
  );
});

test("RUN-MAS-01 has three masonry columns with a gap of 30 px, besides its other behaviors", () => {
  const sticky = { desktop: { sticky: "top" } };
  const full = renderWidget(widget, { layout: "masonry", content: words }, { id: "c-1", style: sticky });
  expect(full.container.firstElementChild?.getAttribute("data-behavior")).toBe("sticky masonry");
  expect(full.html).toContain("container--masonry");

  const boxed = renderWidget(widget, { layout: "masonry", content_width: "boxed", content: words }, { id: "c-2" });
  expect(boxed.container.querySelector("[data-behavior=masonry]")?.className).toContain("container__content--masonry");
  expect(readFileSync("intarsia/widgets/container/container.css", "utf8")).toMatch(
    /\.container--masonry \{\s+--columns: repeat\(3, minmax\(0, 1fr\)\);\s+--gap: 30px;/,
  );
});

test("W-ALL-02 can change from row to column on a small screen", () => {
  const style = { desktop: { flex_direction: "row", gap: "24px" }, mobile: { flex_direction: "column" } };

  expect(renderWidget(widget, {}, { id: "c-1", style }).css).toBe(
    ".e-c-1{--direction:row;--gap:24px}@media (max-width:767px){.e-c-1{--direction:column}}",
  );
});

test("RUN-ANC-01 can be the target of a link, with an id that is valid in a hash", () => {
  expect(renderWidget(widget, { _element_id: "our-work" }).html).toContain('id="our-work"');
  expect(renderWidget(widget, { _element_id: "2 works" }).html).not.toContain("id=");
});

test("W-ALL-04 is an empty box without elements, and two containers share nothing", () => {
  expect(renderWidget(widget, {}, { id: "c-1" }).html).toBe('<div class="container container__content e-c-1"></div>');
  expect(renderWidget(widget, {}, { id: "c-2" }).html).toBe('<div class="container container__content e-c-2"></div>');
});
