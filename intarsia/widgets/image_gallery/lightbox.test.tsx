import { expect, test } from "vitest";
import { isImageLink } from "../../../web/kit/lightbox/isImageLink";
import { slidesOf } from "../../../web/kit/lightbox/slides";
import { image as picture, renderWidget } from "../../../web/kit/testing/renderWidget";
import { image_gallery } from ".";

const images = {
  "1": picture({ full: "/media/oak.webp", alt: "Oak" }),
  "2": picture({ full: "/media/ash.jpg", alt: "Ash", width: 900, height: 1200 }),
  "3": picture({ full: "/media/elm.jpg", alt: "Elm" }),
};

const linksOf = (ids: number[], id: string, settings: Record<string, unknown> = {}) => {
  const gallery = ids.map((one) => ({ id: one }));
  const { container } = renderWidget(image_gallery, { gallery, ...settings }, { id, resources: { images } });
  return [...container.querySelectorAll("a")];
};
const namesOf = (link: HTMLAnchorElement) => slidesOf(link).map(({ src }) => new URL(src).pathname);

test("opens all images of the gallery in their order", () => {
  const first = linksOf([1, 2, 3], "first");
  const second = linksOf([3, 1], "second");

  expect(first).toHaveLength(3);
  for (const link of first) {
    expect(isImageLink(link, true)).toBe(true);
    expect(namesOf(link)).toEqual(["/media/oak.webp", "/media/ash.jpg", "/media/elm.jpg"]);
  }
  for (const link of second) expect(namesOf(link)).toEqual(["/media/elm.jpg", "/media/oak.webp"]);
});

test("takes size, alt text and caption from the gallery", () => {
  const [, ash] = linksOf([1, 2], "sizes", { captions: "title" }) as [HTMLAnchorElement, HTMLAnchorElement];

  const slide = slidesOf(ash)[1];
  expect(slide).toMatchObject({ type: "image", width: 900, height: 1200, alt: "Ash", caption: "Oak", link: ash });
});

test("leaves out images of hidden groups", () => {
  const groups = [
    { _id: "a", title: "Light", gallery: [{ id: 1 }, { id: 2 }] },
    { _id: "b", title: "Dark", gallery: [{ id: 3 }] },
  ];
  const links = linksOf([], "groups", { source: "groups", groups });
  expect(namesOf(links[0] as HTMLAnchorElement)).toHaveLength(3);

  for (const item of document.querySelectorAll<HTMLElement>('[data-group="b"]')) item.hidden = true;
  expect(namesOf(links[0] as HTMLAnchorElement)).toEqual(["/media/oak.webp", "/media/ash.jpg"]);
});
