import { describe, expect, test } from "vitest";
import type { ElementStyle } from "../../documents/document";
import { image } from "../testing/renderWidget";
import { elementCss } from "./elementCss";
import { imagesIn } from "./images";

const oak = {
  ...image(),
  srcset: "/oak-480.webp 480w, /oak-750.webp 750w, /oak-1200.webp 1200w, /oak-1600.webp 1600w",
  full: "/oak-1600.webp",
};
const images = { "4": oak };

const cssOf = (style: ElementStyle, found = images, type = "section") =>
  elementCss({ type, props: { id: "s", $style: style } }, undefined, {}, found);
const desktop = (background: object) => cssOf({ desktop: { background: { $image: 4, ...background } } });

describe("background image", () => {
  test("W-ALL-02 covers the element, centered, in a smaller size on smaller screens", () => {
    expect(desktop({})).toBe(
      '.e-s{background:url("/oak-1600.webp") center/cover no-repeat}' +
        '@media (max-width:1024px){.e-s{background-image:url("/oak-1200.webp")}}' +
        '@media (max-width:767px){.e-s{background-image:url("/oak-750.webp")}}',
    );
  });

  test("is written once if all screens get the same size", () => {
    const small = { "4": { ...oak, srcset: "", full: "/oak-480.webp" } };
    expect(cssOf({ desktop: { background: { $image: 4 } } }, small)).toBe(
      '.e-s{background:url("/oak-480.webp") center/cover no-repeat}',
    );
  });

  test("does not move, because CSS could not stop it for visitors who ask for reduced motion", () => {
    const animated = "/glue.gif";
    const css = (found: object) => cssOf({ desktop: { background: { $image: 4 } } }, { "4": { ...oak, ...found } });

    expect(css({ animated, full: animated })).toContain('.e-s{background:url("/oak-1600.webp")');
    expect(css({ animated, full: animated, srcset: "", src: "/oak-480.webp" })).toContain('url("/oak-480.webp")');
    expect(css({ animated })).not.toContain(animated);
  });

  test("is AVIF where the browser supports it, after WebP for the others", () => {
    const avif = "/oak-480.avif 480w, /oak-750.avif 750w, /oak-1200.avif 1200w, /oak-1600.avif 1600w";
    const either = (width: number) =>
      `image-set(url("/oak-${width}.avif") type("image/avif"),url("/oak-${width}.webp") type("image/webp"))`;
    const css = cssOf({ desktop: { background: { $image: 4 } } }, { "4": { ...oak, avif } });

    expect(css).toBe(
      `.e-s{background:url("/oak-1600.webp") center/cover no-repeat;background-image:${either(1600)}}` +
        `@media (max-width:1024px){.e-s{background-image:url("/oak-1200.webp");background-image:${either(1200)}}}` +
        `@media (max-width:767px){.e-s{background-image:url("/oak-750.webp");background-image:${either(750)}}}`,
    );
    const small = { "4": { ...oak, srcset: "", full: "/oak-480.webp", avif: "/oak-480.avif" } };
    expect(cssOf({ desktop: { background: { $image: 4, overlay: "red" } } }, small)).toBe(
      '.e-s{background:linear-gradient(red,red),url("/oak-480.webp") center/cover no-repeat;' +
        `background-image:linear-gradient(red,red),${either(480)}}`,
    );
  });

  test("has the chosen position, with an overlay above and a color below", () => {
    const css = desktop({
      size: "contain",
      position: "bottom left",
      repeat: "repeat-x",
      attachment: "fixed",
      overlay: "rgb(0 0 0 / 50%)",
      behind: { $var: "color.sunken" },
    });
    const veil = "linear-gradient(rgb(0 0 0 / 50%),rgb(0 0 0 / 50%))";
    expect(css).toContain(
      `background:${veil},url("/oak-1600.webp") bottom left/contain repeat-x fixed var(--color-sunken)`,
    );
    expect(css).toContain(`background-image:${veil},url("/oak-750.webp")`);
  });

  test("differs per device and state", () => {
    const css = cssOf({
      desktop: { background: { $image: 4 } },
      "desktop:hover": { background: { $image: 4, overlay: "red" } },
      mobile: { background: "white" },
    });
    expect(css).toContain(".e-s:hover{background:linear-gradient(red,red),url(");
    expect(css).toContain("@media (max-width:767px){.e-s{background:white}}");
  });

  test("falls back to the color if the image was deleted", () => {
    const style = { desktop: { background: { $image: 9, behind: "white" } } };
    expect(cssOf(style)).toBe(".e-s{background:white}");
    expect(cssOf({ desktop: { background: { $image: 9 } } })).toBe("");
  });

  test("cannot inject anything into the page's CSS", () => {
    const css = desktop({ size: "cover;}", position: "url(x)", repeat: "x", overlay: "red);}", behind: "}" });
    expect(css).toContain('{background:url("/oak-1600.webp") center/cover no-repeat}');
    const odd = { "4": { ...oak, srcset: "", full: '/a");}<b> c\\.webp' } };
    expect(cssOf({ desktop: { background: { $image: 4 } } }, odd)).toContain('url("/a%22);}%3Cb%3E%20c%5C.webp")');
  });

  test("is allowed only in properties that CSS renders", () => {
    expect(cssOf({ desktop: { color: { $image: 4 } } })).toBe("");
  });

  test("is found on every device and in every state", () => {
    const style = {
      classes: ["wide"],
      desktop: { background: { $image: 4 }, color: "red" },
      "mobile:hover": { background: { $image: 7 } },
    };
    expect(imagesIn(style)).toEqual([4, 7]);
    expect(imagesIn(undefined)).toEqual([]);
  });
});
