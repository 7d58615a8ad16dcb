import { expect, test } from "vitest";
import { slidesOf } from "./slides";

/** The slides of the first link. */
function slides(html: string) {
  document.body.innerHTML = html;
  return slidesOf(document.querySelector("a") as HTMLAnchorElement);
}
const inGroup = (name: string, attributes = "") =>
  `<a href="/${name}.jpg" data-elementor-lightbox-slideshow="g" ${attributes}>${name}</a>`;
const titles = (html: string) => slides(html).map(({ title }) => title);

test("a link without a group is the only slide", () => {
  expect(titles('<a href="/oak.jpg">oak</a><a href="/elm.jpg">elm</a>')).toEqual(["oak"]);
});

test("a group contains its shown links, in page order", () => {
  const other = '<a href="/yew.jpg" data-elementor-lightbox-slideshow="other">yew</a>';
  expect(titles(`${inGroup("oak")}${other}<p hidden>${inGroup("ash")}</p>${inGroup("elm")}`)).toEqual(["oak", "elm"]);
});

test("links may set their position, and those without a number count as the first", () => {
  const at = (index: string) => `data-elementor-lightbox-index="${index}"`;
  expect(titles(inGroup("oak", at("2")) + inGroup("elm", at("1")) + inGroup("ash") + inGroup("yew", at("x")))).toEqual([
    "ash",
    "yew",
    "elm",
    "oak",
  ]);
});

test("an image has the size, the text and the URL of its link", () => {
  const [slide] = slides('<a href="/oak.jpg"><img width="800" height="600" alt="Oak"></a>');
  expect(slide).toMatchObject({ type: "image", src: "http://localhost:3000/oak.jpg", width: 800, height: 600 });
  expect(slide).toMatchObject({ alt: "Oak", title: "Oak", caption: "" });
});

test.each(['<img width="800">', '<img height="600">', "Oak", '<img width="0" height="0">'])(
  "an image without a known size is measured later: %s",
  (content) => {
    expect(slides(`<a href="/oak.jpg">${content}</a>`)[0]).not.toHaveProperty("width");
  },
);

test("its caption is the text in the link, or below it in a figure", () => {
  const figure = (content: string) =>
    slides(`<figure><a href="/oak.jpg">${content}</a><figcaption> Below </figcaption></figure>`)[0];
  expect(figure("<img>")).toMatchObject({ caption: "Below", title: "Below", alt: "Below" });
  expect(figure("<img> Inside ")).toMatchObject({ caption: "Inside", title: "Inside" });
  expect(figure('<img alt="Leaf">')).toMatchObject({ title: "Below", alt: "Leaf" });
});

test("a title of the link wins, also an empty one", () => {
  const titled = (title: string) =>
    slides(`<a href="/oak.jpg" data-elementor-lightbox-title="${title}"><img alt="Leaf"></a>`)[0];
  expect(titled("Oak")).toMatchObject({ title: "Oak", alt: "Leaf" });
  expect(titled("")).toMatchObject({ title: "", alt: "Leaf" });
});

test("a video has its own URL, no size, and the image of its link until it plays", () => {
  const [video] = slides(
    '<a href="/page/" data-elementor-lightbox-video="/oak.mp4" data-elementor-lightbox-captions="/oak.vtt"><img src="/poster.jpg" width="8" height="6"></a>',
  );
  expect(video).toMatchObject({ type: "video", src: "/oak.mp4", captions: "/oak.vtt" });
  expect(video).not.toHaveProperty("width");
  expect(video?.poster).toBe(document.querySelector("img")?.currentSrc);
  expect(slides("<a href='/oak.jpg'><img></a>")[0]?.poster).toBeFalsy();
});
