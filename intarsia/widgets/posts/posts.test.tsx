import { expect, test } from "vitest";
import { cssOf, image, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { posts as widget } from ".";

const post = (id: number) => ({
  id,
  title: `Article ${id}`,
  url: `/journal/${id}/`,
  date: "2026-02-07",
  summary: "What it is about.",
  image: { $image: 5 },
});
const options = (...posts: object[]) => ({
  id: "posts-1",
  resources: { images: { "5": image() }, data: { "posts-1": { posts } } },
});

test("W-ALL-03 links each post once, named by its title", async () => {
  const { getAllByRole, container } = renderWidget(widget, {}, options(post(1), post(2)));

  expect(getAllByRole("link").map((link) => link.textContent)).toEqual(["Article 1", "Article 2"]);
  expect(await violations(container)).toEqual([]);
});

test("RUN-HND-10 publishes title, date, summary and a decorative image", () => {
  const { getByRole, getByText, html } = renderWidget(widget, {}, options(post(1)));

  expect(getByRole("heading", { level: 3, name: "Article 1" })).toBeTruthy();
  expect(getByText("What it is about.")).toBeTruthy();
  expect(html).toContain('alt=""');
  expect(html).toContain("oak-800.webp");
});

test("publishes the date in the page's language", () => {
  const german = { ...options(post(1)), environment: { locale: "de" } };

  expect(renderWidget(widget, {}, options(post(1))).html).toContain("February 7, 2026");
  expect(renderWidget(widget, {}, german).html).toContain("7. Februar 2026");
});

test("can hide image, date and summary", () => {
  const { html } = renderWidget(widget, { show_image: "", show_date: "", show_summary: "" }, options(post(1)));

  expect(html).not.toMatch(/<img|<time|about/);
});

test("shows a post without image, date or summary", () => {
  const bare = { ...post(1), date: null, summary: "", image: { $image: null } };
  const { html, getByRole } = renderWidget(widget, {}, options(bare));

  expect(html).not.toMatch(/<img|<time|<p/);
  expect(getByRole("link", { name: "Article 1" })).toBeTruthy();
});

test("can be a list instead of a grid", () => {
  const { getByRole } = renderWidget(widget, { layout: "list", title_size: "h2" }, options(post(1), post(2)));

  expect(getByRole("list").className).toContain("posts--list");
  expect(getByRole("heading", { level: 2, name: "Article 2" })).toBeTruthy();
});

test("W-ALL-02 RUN-HND-08 has columns per device", () => {
  expect(cssOf(widget, { columns: 4 }, { id: "p-1" })).toBe(
    ".e-p-1{--columns:4}@media (max-width:1024px){.e-p-1{--columns:2}}@media (max-width:767px){.e-p-1{--columns:1}}",
  );
});

test("W-ALL-04 shows visitors the empty message or nothing without posts, and staff a hint", () => {
  expect(renderWidget(widget, {}, options()).html).toContain("Nothing here yet.");
  expect(renderWidget(widget, { empty_text: "" }, options()).html).toBe("");
  expect(
    renderWidget(widget, {}, { ...options(), environment: { mode: "editor" } }).getByText(
      /^No published page to list yet/,
    ),
  ).toBeTruthy();
});

test("W-ALL-04 the canvas shows up to three finished samples in the language of staff until there are posts", () => {
  const environment = { mode: "editor", translateHint: (hint: string) => `<${hint}>` } as const;
  const samples = (settings: Record<string, unknown>, shown: object = options()) => {
    const { container } = renderWidget(widget, settings, { ...shown, environment });
    return [...container.querySelectorAll("article")].map((card) => card.querySelector("h3")?.textContent);
  };

  expect(samples({})).toEqual(Array(3).fill("<Title of a post>"));
  expect(samples({ count: 2, show_image: "" })).toHaveLength(2);
  expect(samples({}, options(post(1)))).toEqual(["Article 1"]);
  expect(renderWidget(widget, {}, options()).html).not.toContain("Title of a post");
});

test("W-ALL-04 shows each of two lists its own posts", () => {
  const data = { a: { posts: [post(1)] }, b: { posts: [post(2)] } };
  const resources = { images: { "5": image() }, data };

  expect(renderWidget(widget, {}, { id: "a", resources }).html).not.toContain("Article 2");
  expect(renderWidget(widget, {}, { id: "b", resources }).html).toContain("Article 2");
});
