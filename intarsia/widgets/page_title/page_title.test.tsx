import { expect, test } from "vitest";
import { cssOf, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { page_title } from ".";

const onPage = (title: string, id = "page_title-1") => ({ id, resources: { data: { [id]: { title } } } });

test("W-ALL-01 RUN-HND-10 publishes the page's title as its first heading", () => {
  const { getByRole } = renderWidget(page_title, {}, onPage("Opening hours"));

  expect(getByRole("heading", { level: 1, name: "Opening hours" })).toBeTruthy();
});

test("has separate settings for HTML tag and size", () => {
  const { getByRole } = renderWidget(page_title, { header_size: "h2", size: "display" }, onPage("Visit us"));

  expect(getByRole("heading", { level: 2 }).className).toContain("page_title--display");
});

test("W-ALL-02 RUN-HND-08 has an alignment per device", () => {
  expect(cssOf(page_title, { align: "center", align_mobile: "start" }, { id: "t" })).toBe(
    ".e-t{--align:center}@media (max-width:767px){.e-t{--align:start}}",
  );
});

test("W-ALL-04 shows visitors nothing and staff a hint without a page", () => {
  expect(renderWidget(page_title).html).toBe("");
  expect(
    renderWidget(page_title, {}, { environment: { mode: "editor" } }).getByText(/^The page title appears/),
  ).toBeTruthy();
});

test("shows a title as text and never as HTML", () => {
  expect(renderWidget(page_title, {}, onPage("<img src=x> & more")).html).toContain("&lt;img src=x&gt; &amp; more");
});

test("W-ALL-03 W-ALL-04 is accessible, also twice on a page", async () => {
  renderWidget(page_title, {}, onPage("Visit us", "first"));
  renderWidget(page_title, { header_size: "p" }, onPage("Visit us", "second"));

  expect(await violations(document.body)).toEqual([]);
});
