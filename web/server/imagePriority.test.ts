import { expect, test } from "vitest";
import type { Element } from "../documents/document";
import { render } from "./render";

const picture = (name: string) => ({
  src: `/${name}-s.webp`,
  srcset: `/${name}-s.webp 480w, /${name}.webp 1600w`,
  width: 1600,
  height: 800,
  alt: "",
  title: "",
  full: `/${name}.webp`,
});
const images = { 1: picture("logo"), 2: picture("early"), 3: picture("hero") };

let number = 0;
const element = (type: string, props: Record<string, unknown> = {}): Element => {
  number += 1;
  return { type, props: { id: `e${number}`, ...props } };
};
const image = (id: number, more = {}) => element("image", { image: { id, alt: "" }, ...more });
const early = () => image(2);
const hero = () => image(3);

/** The names of the images that load with priority, and of those that are preloaded. */
function priorities(main: Element[], header: Element[] = []) {
  const parts = { header: { root: {}, content: header }, main: { root: {}, content: main } };
  const { html, preload } = render({ parts, resources: { images } });
  const tags = `${html.header}${html.main}`.match(/<img [^>]*fetchPriority="high"[^>]*>/g) ?? [];
  const namesIn = (text: string) => [...text.matchAll(/\/(\w+)-s\.webp 480w/g)].map(([, name]) => name);
  return { first: namesIn(tags.join("")), preloaded: namesIn(preload) };
}
const HERO = { first: ["hero"], preloaded: ["hero"] };
const EARLY = { first: ["early"], preloaded: ["early"] };
const NONE = { first: [], preloaded: [] };

test("a logo leaves priority to the first image of the page, however large its file is", () => {
  const logo = element("site_logo", { image: { id: 1 }, image_dark: { id: 1 } });

  expect(priorities([hero()], [logo])).toEqual(HERO);
});

test.each([
  ["avatar", element("testimonial", { image: { id: 2 } })],
  ["photo of an author", element("author_box", { source: "custom", image: { id: 2 } })],
  ["image with a small width of its own", image(2, { $style: { desktop: { width: "20rem" } } })],
])("the %s is too small for priority", (_what, small) => {
  expect(priorities([small, hero()])).toEqual(HERO);
});

test("an image that is small on wide screens alone has priority", () => {
  const wide = { $style: { desktop: { width: "200px" }, mobile: { width: "100%" } } };

  expect(priorities([image(2, wide), hero()])).toEqual(EARLY);
});

const inItems = (type: string, list: string, more = {}) =>
  element(type, {
    [list]: [
      { _id: "a", content: [] },
      { _id: "b", content: [early()] },
    ],
    ...more,
  });
const inFirst = (type: string, list: string, more = {}) =>
  element(type, {
    [list]: [
      { _id: "a", content: [early()] },
      { _id: "b", content: [] },
    ],
    ...more,
  });

test.each([
  ["panel of a menu", element("menu", { source: "custom", items: [{ _id: "a", below: "panel", panel: [early()] }] })],
  ["second item of an accordion", inItems("accordion", "items")],
  ["first item of a collapsed accordion", inFirst("accordion", "items", { default_state: "all_collapsed" })],
  ["item of a toggle", inFirst("toggle", "tabs")],
  ["second tab", inItems("tabs", "tabs")],
  ["first tab if another one is open", inFirst("tabs", "tabs", { default_tab: 2 })],
])("an image in the %s is hidden at first", (_where, closed) => {
  expect(priorities([closed, hero()])).toEqual(HERO);
});

test.each([
  ["first item of an accordion", inFirst("accordion", "items")],
  ["first tab", inFirst("tabs", "tabs")],
  ["tab that is open", inItems("tabs", "tabs", { default_tab: 2 })],
  ["last tab if the number is too high", inItems("tabs", "tabs", { default_tab: 9 })],
])("an image in the %s is seen at first", (_where, open) => {
  expect(priorities([open, hero()])).toEqual(EARLY);
});

const backed = (background: object, ...content: Element[]) =>
  element("section", { content, $style: { desktop: { background } } });

// A background image itself is not preloaded: each device has another file.
test("below a background image, no image has priority", () => {
  expect(priorities([backed({ $image: 2 }), hero()])).toEqual(NONE);
  expect(priorities([backed({ $image: 2 }, hero()), early()])).toEqual(HERO);
});

test.each([
  ["was deleted", backed({ $image: 99 })],
  ["is a pattern", backed({ $image: 2, repeat: "repeat", size: "auto" })],
  ["is in a closed item", element("toggle", { tabs: [{ _id: "a", content: [backed({ $image: 2 })] }] })],
])("a background image that %s takes priority from no other", (_what, background) => {
  expect(priorities([background, hero()])).toEqual(HERO);
});
