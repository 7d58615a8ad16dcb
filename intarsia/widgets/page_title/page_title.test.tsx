import { expect, test } from "vitest";
import { cssOf, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { page_title } from ".";

const onPage = (title: string, id = "page_title-1") => ({ id, resources: { data: { [id]: { title } } } });

test("W-ALL-01 RUN-HND-10 the page's title is published as its first heading", () => {
  const { getByRole } = renderWidget(page_title, {}, onPage("Opening hours"));

  expect(getByRole("heading", { level: 1, name: "Opening hours" })).toBeTruthy();
});

test("its level and its size are two choices", () => {
  const { getByRole } = renderWidget(page_title, { header_size: "h2", size: "display" }, onPage("Visit us"));

  expect(getByRole("heading", { level: 2 }).className).toContain("page_title--display");
});

test("W-ALL-02 RUN-HND-08 the alignment can differ on a smaller device", () => {
  expect(cssOf(page_title, { align: "center", align_mobile: "start" }, { id: "t" })).toBe(
    ".e-t{--align:center}@media (max-width:767px){.e-t{--align:start}}",
  );
});

test("W-ALL-04 without a page visitors see nothing and staff see a placeholder", () => {
  expect(renderWidget(page_title).html).toBe("");
  expect(
    renderWidget(page_title, {}, { environment: { mode: "editor" } }).getByText(/^The page title appears/),
  ).toBeTruthy();
});

test("a title is words and never HTML", () => {
  expect(renderWidget(page_title, {}, onPage("<img src=x> & more")).html).toContain("&lt;img src=x&gt; &amp; more");
});

test("W-ALL-03 W-ALL-04 it is accessible, two on a page too", async () => {
  renderWidget(page_title, {}, onPage("Visit us", "first"));
  renderWidget(page_title, { header_size: "p" }, onPage("Visit us", "second"));

  expect(await violations(document.body)).toEqual([]);
});
