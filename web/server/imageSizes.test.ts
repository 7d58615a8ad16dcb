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
    "(max-width:767px) 100vw, min(50vw, 450px)",
    "min(100vw, 900px)",
    "min(100vw, 1200px)",
  ]);
});

test("an image at the top level keeps to the page's width, unless it is stretched", () => {
  const stretched = { $style: { desktop: { stretch_element: "yes" }, mobile: { stretch_element: "none" } } };
  const footer = { root: {}, content: [image()] };
  const elsewhere = render({ parts: { "app.page-3": footer }, resources: { images } }).html["app.page-3"];

  expect(sizesIn(image(), image(7, stretched))).toEqual(["min(100vw, 1200px)", "100vw"]);
  expect(String(render({ parts: { footer }, resources: { images } }).html.footer)).toContain("min(100vw, 1200px)");
  expect(elsewhere).toContain('sizes="100vw"');
});

test("an image in columns that is stretched is as wide as the window", () => {
  expect(sizesIn(halves(image(7, { $style: { desktop: { stretch_element: "yes" } } })))).toEqual(["100vw"]);
});

test("a page that a template shows at its top level keeps to the page's width", () => {
  const content = { root: {}, content: [image()] };
  const sizesWith = (...template: Element[]) =>
    /sizes="([^"]*)"/.exec(
      String(render({ parts: { main: { root: {}, content: template }, content }, ...shown }).html.main),
    )?.[1];
  const shown = {
    scopes: { main: "" },
    resources: { images, slots: { place: { content: [{ key: "", part: "content" }] } } },
  };
  const place = { type: "post_content", props: { id: "place" } };

  expect(sizesWith(place)).toBe("min(100vw, 1200px)");
  expect(sizesWith(element("container", { content: [place] }))).toBe("100vw");
});

const spanning = (columns: number, more = {}) =>
  image(7, { $style: { desktop: { column_span: String(columns), ...more }, mobile: { column_span: "1" } } });
const grid = (...content: Element[]) => element("container", { content: [element("grid", { columns: 3, content })] });

test("an image that spans columns is as wide as these, at most as the grid", () => {
  expect(sizesIn(grid(spanning(2), spanning(9), image()))).toEqual([
    "(max-width:1024px) 100vw, 66.7vw",
    "100vw",
    "(max-width:767px) 100vw, (max-width:1024px) 50vw, 33.4vw",
  ]);
});

test("a span in an element of a column is not one in the grid", () => {
  const cell = element("container", { content: [spanning(2)] });

  expect(sizesIn(grid(cell))).toEqual(["(max-width:767px) 100vw, (max-width:1024px) 50vw, 33.4vw"]);
});

test("a grid of unequal columns counts as its widest one, until a device has another number of columns", () => {
  const row = (more = {}) => {
    const $style = { desktop: { columns: "1fr 2fr" }, mobile: { columns: "1" } };
    return element("container", { content: [element("grid", { columns: 2, $style, content: [image()], ...more })] });
  };

  expect(sizesIn(row())).toEqual(["(max-width:767px) 100vw, (max-width:1024px) 50vw, 66.7vw"]);
  expect(sizesIn(row({ columns_tablet: 3 }))).toEqual(["(max-width:767px) 100vw, (max-width:1024px) 33.4vw, 66.7vw"]);
  expect(sizesIn(row({ columns_by: "width" }))).toEqual(["(max-width:1024px) 100vw, 66.7vw"]);
});

const gallery = (more = {}) => element("image_gallery", { gallery: [{ id: 7 }], columns: 4, ...more });
const slides = [{ _id: "a", image: { id: 7 } }];
const video = () => element("video", { url: "https://vimeo.com/1", video_type: "vimeo", poster: { id: 7 } });

test("images of galleries, carousels and videos share the room of their element", () => {
  const carousel = element("image_carousel", { slides, slides_to_show: 3 });
  const vertical = element("carousel", { slides, slides_to_show: 3, vertical: "yes" });
  const all = () => [gallery(), carousel, vertical, video()];

  expect(sizesIn(...all())).toEqual([
    "(max-width:1024px) 50vw, min(25vw, 300px)",
    "(max-width:767px) 100vw, (max-width:1024px) 50vw, min(33.4vw, 400px)",
    "min(100vw, 1200px)",
    "min(100vw, 1200px)",
  ]);
  expect(sizesIn(halves(gallery(), video()))).toEqual([
    "(max-width:767px) 50vw, (max-width:1024px) 25vw, 12.5vw",
    "(max-width:767px) 100vw, 50vw",
  ]);
});

test("images of posts are as wide as a card, or as the list allows", () => {
  const posts = (id: string, more = {}): Element => ({ type: "posts", props: { id, columns: 2, ...more } });
  const data = { posts: [{ id: 1, title: "Oak", url: "/oak/", date: null, summary: "", image: { $image: 7 } }] };
  const main = { root: {}, content: [posts("a"), posts("b", { layout: "list" })] };
  const { html } = render({ parts: { main }, resources: { images, data: { a: data, b: data } } });

  expect([...String(html.main).matchAll(/sizes="(?:auto, )?([^"]*)"/g)].map(([, sizes]) => sizes)).toEqual([
    "(max-width:767px) 100vw, min(50vw, 600px)",
    "min(100vw, 352px)",
  ]);
});

test("columns of a grid count, and the width of the element itself", () => {
  const narrow = image(7, { $style: { desktop: { width: "50%" } } });

  expect(sizesIn(grid(narrow))).toEqual(["(max-width:767px) 50vw, (max-width:1024px) 25vw, 16.7vw"]);
});

const box = (more = {}) => element("image_box", { image: { id: 7, alt: "" }, ...more });

test("the image of an image box is as wide as its position and the owner's image width say", () => {
  const narrow = { image_size: { size: 50, unit: "%" }, image_size_mobile: { size: 120, unit: "px" } };

  expect(sizesIn(box(), box({ position: "left" }), box(narrow), box({ ...narrow, position: "right" }))).toEqual([
    "min(100vw, 640px)",
    "min(30vw, 360px)",
    "(max-width:767px) min(100vw, 120px), min(50vw, 600px)",
    "(max-width:767px) min(100vw, 120px), min(50vw, 600px)",
  ]);
});

test("the image of an image box in columns is no wider than a column", () => {
  const boxes = [box(), box({ position: "left" })];
  const grid = element("container", { content_width: "boxed", content: [halves(...boxes)] });

  expect(sizesIn(grid)).toEqual([
    "(max-width:767px) min(100vw, 640px), min(50vw, 600px)",
    "(max-width:767px) 30vw, min(15vw, 180px)",
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
