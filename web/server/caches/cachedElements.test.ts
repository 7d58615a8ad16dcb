import { expect, test } from "vitest";
import type { Document } from "../../documents/document";
import type { ImageResource } from "../../kit/resolve/resolve";
import { type RenderInput, type RenderOutput, render } from "../render";

const element = (type: string, id: string, props: object) => ({ type, props: { id, ...props } });
const page = (...content: object[]): Document => JSON.parse(JSON.stringify({ root: {}, content }));
const imageAt = (src: string): ImageResource => ({
  src,
  srcset: "",
  width: 1600,
  height: 900,
  alt: "Grain",
  title: "",
  full: src,
});

/** The result of a process that has not rendered these documents before. */
function renderedFresh(input: RenderInput): RenderOutput {
  return render(JSON.parse(JSON.stringify(input)));
}

/** The result after the page was rendered with other input. */
function renderedAfter(before: Partial<RenderInput>, now: RenderInput): RenderOutput {
  render({ ...now, ...before });
  return render(now);
}

const main = page(
  element("heading", "h", { title: "Oak" }),
  element("image", "i", { image: { id: 7 } }),
  element("button", "b", { text: "Visit", link: { page: 3 } }),
  element("button", "d", { text: "Prices", link: { document: 5 } }),
  element("counter", "c", { ending_number: 42 }),
);

const file = (url: string) => ({ 5: { url, title: "Prices" } });
const resources = {
  images: { 7: imageAt("/old.webp") },
  pages: { 3: "/visit/" },
  documents: file("/documents/5/old.pdf"),
};

test("rendering a page again gives the same page", () => {
  const now = { parts: { main }, resources };

  expect(renderedAfter({}, now)).toEqual(renderedFresh(now));
  expect(renderedFresh(now)).toMatchObject({ hasIslands: false, preload: expect.stringContaining("/old.webp") });
});

test("an unchanged element is not rendered again if other elements change", () => {
  let times = 0;
  const counted = {
    id: "h",
    get title() {
      times += 1;
      return "Oak";
    },
  };
  const content = [{ type: "heading", props: counted }, element("image", "i", { image: { id: 7 } })];
  const now = { parts: { main: { root: {}, content } }, resources: { images: { 7: imageAt("/new.webp") } } };
  render({ ...now, resources });
  times = 0;

  expect(render(now).html.main).toMatch(/Oak.*new\.webp/);
  expect(times).toBe(0);
});

test.each([
  ["an image was replaced", { ...resources, images: { 7: imageAt("/new.webp") } }],
  ["an image was deleted", { ...resources, images: {} }],
  ["a page has another URL", { ...resources, pages: { 3: "/visit-us/" } }],
  ["a file was replaced", { ...resources, documents: file("/documents/5/new.pdf") }],
  ["a file was deleted", { ...resources, documents: {} }],
])("an element is rendered again if %s", (_what, changed) => {
  const now = { parts: { main }, resources: changed };

  expect(renderedAfter({ resources }, now)).toEqual(renderedFresh(now));
});

test("an element is rendered again if its server data changed", () => {
  const posts = page(element("posts", "p", {}));
  const loaded = (title: string) => ({
    data: { p: { posts: [{ id: 1, title, url: "/a/", date: "2026-01-02", excerpt: "", image: null }] } },
  });
  const now = { parts: { main: posts }, resources: loaded("Walnut") };

  expect(renderedFresh(now).html.main).toContain("Walnut");
  expect(renderedAfter({ resources: loaded("Oak") }, now)).toEqual(renderedFresh(now));
});

test("only the first image of a page is preloaded, also with cached elements", () => {
  const header = page(element("image", "logo", { image: { id: 8 } }));
  const images = { 7: imageAt("/hero.webp"), 8: imageAt("/logo.webp") };
  const now = { parts: { header, main }, resources: { ...resources, images } };

  const rendered = renderedAfter({ parts: { main } }, now);
  expect(rendered).toEqual(renderedFresh(now));
  expect(rendered.preload).toContain("/logo.webp");
  expect(rendered.preload).not.toContain("/hero.webp");
});

test("an element is rendered again for another language or another script URL", () => {
  const islands = { counter: { src: "/static/counter-1.js" } };
  const environment = { locale: "de" };
  const now = { parts: { main }, resources, islands, environment };

  expect(renderedAfter({ islands: {} }, now)).toEqual(renderedFresh(now));
  expect(renderedAfter({ environment: {} }, now)).toEqual(renderedFresh(now));
});

test("an element is rendered completely if a skipped child may be shown again", () => {
  const now = { parts: { main }, resources };

  expect(renderedAfter({ skip: ["h"] }, now)).toEqual(renderedFresh(now));
  render(now);
  expect(render({ ...now, skip: ["h"] }).html.main).not.toContain("Oak");
});
