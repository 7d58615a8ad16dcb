import { expect, test } from "vitest";
import type { Element } from "../documents/document";
import { render } from "./render";

const picture = (width = 1600) => ({
  src: "/s.webp",
  srcset: "/s.webp 480w, /l.webp 1600w",
  width,
  height: width / 2,
  alt: "",
  title: "",
  full: "/l.webp",
});
const images = { 7: picture(), 8: picture(320) };

let number = 0;
const element = (type: string, props: Record<string, unknown>): Element => {
  number += 1;
  return { type, props: { id: `e${number}`, ...props } };
};
const image = (id = 7, more = {}) => element("image", { image: { id, alt: "" }, ...more });
const rendered = (...content: Element[]) => render({ parts: { main: { root: {}, content } }, resources: { images } });
const sizesIn = (...content: Element[]) =>
  [...String(rendered(...content).html.main).matchAll(/sizes="(?:auto, )?([^"]*)"/g)].map(([, sizes]) => sizes);

const halves = (...content: Element[]) =>
  element("container", { layout: "grid", content, $style: { desktop: { columns: "2" }, mobile: { columns: "1" } } });

test("an image in columns of a content width is as wide as a column", () => {
  const boxed = element("container", {
    content_width: "boxed",
    $style: { desktop: { boxed_width: "900px" } },
    content: [halves(image()), image()],
  });

  expect(sizesIn(boxed, image())).toEqual([
    "(max-width:767px) min(100vw, 900px), min(50vw, 450px)",
    "min(100vw, 900px)",
    "100vw",
  ]);
});

test("columns of a grid count, and the width of the element itself", () => {
  const grid = element("grid", { columns: 3, content: [image(7, { $style: { desktop: { width: "50%" } } })] });

  expect(sizesIn(grid)).toEqual(["(max-width:767px) 50vw, (max-width:1024px) 25vw, 16.7vw"]);
});

const box = (more = {}) => element("image_box", { image: { id: 7, alt: "" }, ...more });

test("the image of an image box is as wide as its position and the owner's image width say", () => {
  const narrow = { image_size: { size: 50, unit: "%" }, image_size_mobile: { size: 120, unit: "px" } };

  expect(sizesIn(box(), box({ position: "left" }), box(narrow), box({ ...narrow, position: "right" }))).toEqual([
    "min(100vw, 640px)",
    "30vw",
    "(max-width:767px) min(100vw, 120px), 50vw",
    "(max-width:767px) min(100vw, 120px), 50vw",
  ]);
});

test("the image of an image box in columns is no wider than a column", () => {
  const boxes = [box(), box({ position: "left" })];
  const grid = element("container", { content_width: "boxed", content: [halves(...boxes)] });

  expect(sizesIn(grid)).toEqual([
    "(max-width:767px) min(100vw, 640px), min(50vw, 600px)",
    "(max-width:767px) min(30vw, 360px), min(15vw, 180px)",
  ]);
});

test("unequal columns count as the widest one, and other lengths not at all", () => {
  const columns = (tracks: string) =>
    element("container", { layout: "grid", content: [image()], $style: { desktop: { columns: tracks } } });

  expect(sizesIn(columns("1fr 3fr"))).toEqual(["75vw"]);
  expect(sizesIn(columns("200px 1fr"))).toEqual(["100vw"]);
});

test("the first image is preloaded as AVIF if it has AVIF, once and with its type", () => {
  const avif = "/s.avif 480w, /l.avif 1600w";
  const found = { 7: { ...picture(), avif }, 8: picture() };
  const preloadOf = (...content: Element[]) =>
    render({ parts: { main: { root: {}, content } }, resources: { images: found } }).preload;

  expect(preloadOf(halves(image()), image())).toBe(
    `<link rel="preload" as="image" type="image/avif" imageSrcSet="${avif}" imageSizes="(max-width:767px) 100vw, 50vw" fetchPriority="high"/>`,
  );
  expect(preloadOf(image(8), image()).match(/<link[^>]*>/g)).toEqual([expect.stringContaining("/s.webp")]);
});

test("only the first large image that visitors see loads with priority", () => {
  const hidden = image(7, { $style: { mobile: { display: "none" } } });
  const popup = element("modal_popup", { content: [image()] });
  const { html, preload } = rendered(image(8), hidden, popup, image(), image());

  const main = String(html.main);
  expect(main.match(/fetchPriority="high"/gi)).toHaveLength(1);
  expect(main.indexOf('fetchPriority="high"')).toBeGreaterThan(main.lastIndexOf("modal_popup"));
  expect(preload.match(/<link/g)).toHaveLength(1);
});
