// @vitest-environment node
import { expect, test } from "vitest";
import type { Document } from "../kit/document";
import type { ImageResource } from "../kit/resolve";
import { type RenderInput, type RenderOutput, render } from "./render";

const element = (type: string, id: string, props: object) => ({ type, props: { id, ...props } });
const page = (...content: object[]): Document => JSON.parse(JSON.stringify({ root: {}, content }));
const picture = (src: string): ImageResource => ({
  src,
  srcset: "",
  width: 8,
  height: 6,
  alt: "Grain",
  title: "",
  full: src,
});

/** As it is drawn by a process that has never seen any of these documents. */
function drawnAnew(input: RenderInput): RenderOutput {
  return render(JSON.parse(JSON.stringify(input)));
}

/** What the page is now, having been drawn as it was before. */
function drawnAfter(before: Partial<RenderInput>, now: RenderInput): RenderOutput {
  render({ ...now, ...before });
  return render(now);
}

const main = page(
  element("heading", "h", { title: "Oak" }),
  element("image", "i", { image: { id: 7 } }),
  element("button", "b", { text: "Visit", link: { page: 3 } }),
  element("counter", "c", { ending_number: 42 }),
);

const resources = { images: { 7: picture("/old.webp") }, pages: { 3: "/visit/" } };

test("a page that is drawn again is the page that was drawn", () => {
  const now = { parts: { main }, resources };

  expect(drawnAfter({}, now)).toEqual(drawnAnew(now));
  expect(drawnAnew(now)).toMatchObject({ hasIslands: false, preload: expect.stringContaining("/old.webp") });
});

test("a piece that shows what it showed is not drawn again, whatever became of the others", () => {
  let times = 0;
  const counted = {
    id: "h",
    get title() {
      times += 1;
      return "Oak";
    },
  };
  const content = [{ type: "heading", props: counted }, element("image", "i", { image: { id: 7 } })];
  const now = { parts: { main: { root: {}, content } }, resources: { images: { 7: picture("/new.webp") } } };
  render({ ...now, resources });
  times = 0;

  expect(render(now).html.main).toMatch(/Oak.*new\.webp/);
  expect(times).toBe(0);
});

test.each([
  ["a picture was replaced", { images: { 7: picture("/new.webp") }, pages: { 3: "/visit/" } }],
  ["a picture is gone", { images: {}, pages: { 3: "/visit/" } }],
  ["a page has moved", { images: { 7: picture("/old.webp") }, pages: { 3: "/visit-us/" } }],
])("what a piece shows is drawn again when %s", (_what, changed) => {
  const now = { parts: { main }, resources: changed };

  expect(drawnAfter({ resources }, now)).toEqual(drawnAnew(now));
});

test("what its widget loaded is drawn again when it has changed", () => {
  const posts = page(element("posts", "p", {}));
  const loaded = (title: string) => ({
    data: { p: { posts: [{ id: 1, title, url: "/a/", date: "2026-01-02", excerpt: "", image: null }] } },
  });
  const now = { parts: { main: posts }, resources: loaded("Walnut") };

  expect(drawnAnew(now).html.main).toContain("Walnut");
  expect(drawnAfter({ resources: loaded("Oak") }, now)).toEqual(drawnAnew(now));
});

test("only the first picture of a page is fetched with priority, whichever of its pieces were drawn before", () => {
  const header = page(element("image", "logo", { image: { id: 8 } }));
  const images = { 7: picture("/hero.webp"), 8: picture("/logo.webp") };
  const now = { parts: { header, main }, resources: { ...resources, images } };

  const drawn = drawnAfter({ parts: { main } }, now);
  expect(drawn).toEqual(drawnAnew(now));
  expect(drawn.preload).toContain("/logo.webp");
  expect(drawn.preload).not.toContain("/hero.webp");
});

test("a piece is drawn again in another language, and for another address of a script", () => {
  const islands = { counter: { src: "/static/counter-1.js" } };
  const environment = { locale: "de" };
  const now = { parts: { main }, resources, islands, environment };

  expect(drawnAfter({ islands: {} }, now)).toEqual(drawnAnew(now));
  expect(drawnAfter({ environment: {} }, now)).toEqual(drawnAnew(now));
});

test("a piece of which an element was left out is drawn whole when it may be shown again", () => {
  const now = { parts: { main }, resources };

  expect(drawnAfter({ skip: ["h"] }, now)).toEqual(drawnAnew(now));
  render(now);
  expect(render({ ...now, skip: ["h"] }).html.main).not.toContain("Oak");
});
