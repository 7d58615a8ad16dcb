import { expect, test } from "vitest";
import { draw, image, violations } from "../../../web/kit/testing/drawWidget";
import { posts as widget } from ".";

const post = (id: number) => ({
  id,
  title: `Article ${id}`,
  url: `/journal/${id}/`,
  date: "2026-02-07",
  summary: "What it is about.",
  image: { $image: 5 },
});
const resources = (...posts: object[]) => ({ images: { "5": image() }, data: { "posts-1": { posts } } });
const options = (...posts: object[]) => ({ id: "posts-1", resources: resources(...posts) });

test("each post is one link, named by its title", async () => {
  const { getAllByRole, container } = draw(widget, {}, options(post(1), post(2)));

  expect(getAllByRole("link").map((link) => link.textContent)).toEqual(["Article 1", "Article 2"]);
  expect(await violations(container)).toEqual([]);
});

test("published HTML states the day in the page's language", () => {
  const german = { ...options(post(1)), environment: { locale: "de" } };

  expect(draw(widget, {}, options(post(1))).html).toContain("February 7, 2026");
  expect(draw(widget, {}, german).html).toContain("7. Februar 2026");
});

test("picture, date and summary can be left out", () => {
  const { html } = draw(widget, { show_image: "", show_date: "", show_summary: "" }, options(post(1)));

  expect(html).not.toMatch(/<img|<time|about/);
});

test("without posts it says so (W-ALL-04)", () => {
  expect(draw(widget, {}, options()).html).toContain("Nothing here yet.");
});

test("columns differ by device (W-ALL-02)", () => {
  const { css } = draw(widget, { columns: 4 }, options(post(1)));

  expect(css).toContain("--columns:4");
  expect(css).toContain("@media (max-width:767px){.e-posts-1{--columns:1}}");
});
