import { expect, test } from "vitest";
import { isImageLink } from "./isImageLink";

const linkOf = (html: string) => {
  const box = document.createElement("div");
  box.innerHTML = html;
  return box.querySelector("a") as HTMLAnchorElement;
};

test.each([
  ['<a href="/oak.jpg"></a>', true, false],
  ['<a href="/oak.WEBP?size=2"></a>', true, false],
  ['<a href="/oak/"></a>', false, false],
  ['<a href="/oak.jpg" download></a>', false, false],
  ['<a href="/oak.jpg#part"></a>', false, false],
  ['<a href="/oak.jpg" data-elementor-open-lightbox="no"></a>', false, false],
  ['<a href="/oak.jpg" data-elementor-open-lightbox="yes"></a>', true, true],
  ['<a href="/oak.jpg" data-elementor-open-lightbox="default"></a>', true, false],
  ['<a href="/oak/" data-elementor-open-lightbox="yes"></a>', false, false],
  ['<a href="/oak/" data-elementor-lightbox-video="https://video.test/1"></a>', true, false],
  [
    '<a href="/oak/" data-elementor-lightbox-video="https://video.test/1" data-elementor-open-lightbox="no"></a>',
    false,
    false,
  ],
])(
  "RUN-LBX-01 RUN-LBX-04 RUN-LBX-05 whether %s opens in the lightbox, by default and otherwise",
  (html, byDefault, otherwise) => {
    expect([isImageLink(linkOf(html), true), isImageLink(linkOf(html), false)]).toEqual([byDefault, otherwise]);
  },
);
