import { expect, test } from "vitest";
import { opensLightbox } from "./opensLightbox";

function linkOf(attributes: string) {
  const holder = document.createElement("div");
  holder.innerHTML = `<a ${attributes}></a>`;
  return holder.firstElementChild as HTMLAnchorElement;
}
const click = (init?: MouseEventInit) => new MouseEvent("click", init);

test.each([
  ...["png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "WEBP?v=1"].map((ending): [string, string, boolean] => [
    "RUN-LBX-01 an image",
    `href="/a.${ending}"`,
    true,
  ]),
  ...["bmp", "jpgx", "html?of=a.jpg", "svg#leaf", "pdf#a.png"].map((ending): [string, string, boolean] => [
    "RUN-LBX-01 no image",
    `href="/a.${ending}"`,
    false,
  ]),
  ["RUN-LBX-01 something else", 'href="/a.pdf"', false],
  ["RUN-LBX-01 something else with the attribute", 'href="/a" data-elementor-open-lightbox="yes"', false],
  ["RUN-LBX-02 a download", 'href="/a.jpg" download', false],
  ["RUN-LBX-02 a download with the attribute", 'href="/a.jpg" download data-elementor-open-lightbox="yes"', false],
  ["RUN-LBX-02 RUN-LBX-03 a video to download", 'href="/a.mp4" download data-elementor-lightbox-video="/a.mp4"', true],
  ["RUN-LBX-03 a video at any URL", 'href="/films/" data-elementor-lightbox-video="https://youtu.be/x"', true],
  ["RUN-LBX-04 no", 'href="/a.jpg" data-elementor-open-lightbox="no"', false],
])("%s: %s", (_what, attributes, opens) => {
  expect(opensLightbox(linkOf(attributes), click(), true)).toBe(opens);
});

test.each([
  ["", true, true],
  ["", false, false],
  ['data-elementor-open-lightbox="yes"', false, true],
  ['data-elementor-open-lightbox="no"', true, false],
])(
  "RUN-LBX-04 RUN-LBX-05 uses the site's setting for a link without its own: %s, %s",
  (wish, opensByDefault, opens) => {
    expect(opensLightbox(linkOf(`href="/a.jpg" ${wish}`), click(), opensByDefault)).toBe(opens);
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "leaves a click for another tab to the browser: %o",
  (init) => {
    expect(opensLightbox(linkOf('href="/a.jpg"'), click(init), true)).toBe(false);
  },
);
