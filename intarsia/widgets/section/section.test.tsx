import { describe, expect, test } from "vitest";
import { hostsOf } from "../../../web/kit/schema/hosts";
import { loadStyle } from "../../../web/kit/testing/loadStyle";
import { image, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { section } from ".";
import { SHAPE_OPTIONS, SHAPES } from "./shapes";

const resources = { images: { 1: image(), 2: image({ src: "/media/ash.webp", srcset: "" }) } };
const words = <p>Inside</p>;

describe("published", () => {
  test("W-ALL-01 RUN-HND-10 is a full-width band with elements by default", () => {
    const { html } = renderWidget(section, { content: words }, { id: "s-1" });

    expect(html).toBe(
      '<section class="section e-s-1"><div class="section__content section__content--boxed"><p>Inside</p></div></section>',
    );
  });

  test("has the background of the page until there is another one", () => {
    loadStyle("section");
    const { container } = renderWidget(section, { content: words }, { id: "s-1" });

    const band = container.querySelector(".section") as Element;
    expect(getComputedStyle(band).position).toBe("relative");
    expect(getComputedStyle(band).background).not.toContain("var(");
  });

  test("W-ALL-02 has a height, vertical alignment and background position per device, without a style attribute", () => {
    const { html, css } = renderWidget(
      section,
      {
        backdrop: "image",
        picture: { id: 1 },
        height: "100svh",
        height_mobile: "auto",
        vertical_align_tablet: "end",
        picture_position_mobile: "100% 50%",
      },
      { id: "s-1", resources, style: { desktop: { overlay: "#000", overlay_opacity: "0.3" } } },
    );

    expect(html).not.toContain("style=");
    expect(css).toContain("--height:100svh");
    expect(css).toContain("--overlay:#000;--overlay-opacity:0.3");
    expect(css).toContain("@media (max-width:1024px){.e-s-1{--vertical-align:end}}");
    expect(css).toContain("@media (max-width:767px){.e-s-1{--height:auto;--background-position:100% 50%}}");
  });

  test("publishes a responsive background image that screen readers skip", () => {
    const { html, queryByRole } = renderWidget(section, { backdrop: "image", picture: { id: 1 } }, { resources });

    expect(html).toContain('srcSet="/media/oak-480.webp 480w');
    expect(queryByRole("img")).toBeNull();
    expect(html).not.toContain("<button");
  });

  test("shows the image instead of the video, and no button, until a script runs", () => {
    const { html, container, queryByRole } = renderWidget(
      section,
      { backdrop: "video", video_url: " /media/saw.mp4 ", picture: { id: 1 } },
      { resources },
    );
    const film = container.querySelector("video");

    expect(film?.getAttribute("src")).toBe("/media/saw.mp4");
    expect(film?.hasAttribute("muted") && film.loop).toBe(true);
    expect(film?.getAttribute("preload")).toBe("none");
    expect(html).not.toContain("autoplay");
    expect(container.querySelector("img")).not.toBeNull();
    expect(queryByRole("button")).toBeNull();
  });

  test.each(["", "javascript:alert(1)", "/media/picture.jpg", "//evil.example/film.mp4"])(
    "W-ALL-04 shows only the image if there is no video at “%s”",
    (video_url) => {
      const { container } = renderWidget(section, { backdrop: "video", video_url, picture: { id: 1 } }, { resources });

      expect(container.querySelector("video")).toBeNull();
      expect(container.querySelector("img")).not.toBeNull();
    },
  );

  test("loads only the first of several images before a script needs the next one", () => {
    const { container } = renderWidget(section, { backdrop: "slides", slides: [{ id: 1 }, { id: 2 }] }, { resources });

    const slides = [...container.querySelectorAll("img")].map((picture) => picture.closest("[hidden]") === null);
    expect(slides).toEqual([true, false]);
  });

  test.each(["image", "video", "slides"])("W-ALL-04 renders no background if there is none: %s", (backdrop) => {
    expect(renderWidget(section, { backdrop }).html).toBe(
      '<section class="section e-section-1"><div class="section__content section__content--boxed"></div></section>',
    );
  });

  const IMAGES = [1, 2].map((id) => ({ _id: String(id), id }));
  const parts = (settings: Record<string, unknown>) => {
    const { container } = renderWidget(section, settings, { resources });
    return ["backdrop", "pause"].filter((name) => container.querySelector(`.section__${name}`));
  };

  test.each([
    [{ backdrop: "none", picture: { id: 1 } }, []],
    [{ backdrop: "image" }, []],
    [{ backdrop: "image", picture: { id: 1 } }, ["backdrop"]],
    [{ backdrop: "image", video_url: "/media/film.mp4" }, []],
    [{ backdrop: "video", video_url: "/media/film.mp4" }, ["backdrop", "pause"]],
    [{ backdrop: "video", video_url: "/media/film.txt" }, []],
    [{ backdrop: "slides", slides: [] }, []],
    [{ backdrop: "slides", slides: IMAGES.slice(0, 1) }, ["backdrop"]],
    [{ backdrop: "slides", slides: IMAGES }, ["backdrop", "pause"]],
  ])("has a background, and a pause button for what moves: %j", (settings, expected) => {
    expect(parts(settings)).toEqual(expected);
  });

  test("can use light or dark colors on any page", () => {
    expect(renderWidget(section, { color_mode: "dark" }).html).toContain('data-color-mode="dark"');
    expect(renderWidget(section, {}, { id: "plain" }).html).not.toContain("data-color-mode");
  });

  test("allows the host of a video in the page's policy, but not of images", () => {
    const settings = { backdrop: "video", video_url: "https://films.example/saw.mp4" };

    expect(hostsOf(section.schema.hosts, settings)).toEqual([
      { directive: "media-src", host: "https://films.example" },
    ]);
    expect(hostsOf(section.schema.hosts, { ...settings, backdrop: "image" })).toEqual([]);
  });
});

describe("shape dividers", () => {
  test.each(SHAPE_OPTIONS)("renders %s at the edge of its box, hidden from screen readers", (name) => {
    const { container } = renderWidget(section, { shape_top: name });
    const shape = container.querySelector(".section__shape--top");

    expect(shape?.getAttribute("aria-hidden")).toBe("true");
    expect(shape?.querySelectorAll("path")).toHaveLength(SHAPES[name].length);
    for (const path of SHAPES[name]) expect(path).toMatch(/^M0 0[A-Za-z\d .,-]+Z$/i);
  });

  test("is as wide as its box and has the color of its text", () => {
    const { container } = renderWidget(section, { shape_top: "wave" });
    const svg = container.querySelector("svg");

    expect(svg?.getAttribute("preserveAspectRatio")).toBe("none");
    expect(svg?.getAttribute("fill")).toBe("currentColor");
    expect(svg?.getAttribute("aria-hidden")).toBe("true");
  });

  test("has clouds that are half circles, as wide together as the section", () => {
    const clouds = [...(SHAPES.clouds[0] as string).matchAll(/a(\S+) \S+ 0 0 1-(\S+) 0/g)];
    const widths = clouds.map(([, radius, width]) => [Number(radius) * 2, Number(width)]);

    for (const [twice, width] of widths) expect(twice).toBe(width);
    expect(widths.reduce((sum, [, width = 0]) => sum + width, 0)).toBe(1200);
  });

  test("is translucent in all paths but the last", () => {
    const { container } = renderWidget(section, { shape_top: "waves" });

    expect([...container.querySelectorAll("path")].map((path) => path.getAttribute("opacity"))).toEqual([
      "0.4",
      "0.4",
      null,
    ]);
  });

  test.each(["top", "bottom"])("is flipped at the %s only if that is chosen", (edge) => {
    const settings = { shape_top: "wave", shape_bottom: "wave", [`shape_${edge}_flip`]: "yes" };
    const { container } = renderWidget(section, settings, { id: edge });
    const flipped = [...container.querySelectorAll(".section__shape--flipped")];

    expect(flipped.map((one) => one.classList.contains(`section__shape--${edge}`))).toEqual([true]);
  });

  test("offers every shape", () => {
    expect(SHAPE_OPTIONS.map(([name]) => name)).toEqual(Object.keys(SHAPES));
  });

  test("has a color, height and flip setting per device", () => {
    const { html, css } = renderWidget(
      section,
      { shape_bottom: "wave", shape_bottom_flip: "yes", shape_bottom_height_mobile: { size: 30, unit: "px" } },
      { id: "s-1", style: { desktop: { shape_bottom_color: { $var: "color.accent" } } } },
    );

    expect(html).toContain("section__shape--bottom section__shape--flipped");
    expect(css).toContain("--shape-bottom-color:var(--color-accent)");
    expect(css).toContain("@media (max-width:767px){.e-s-1{--shape-bottom-height:30px}}");
  });

  test.each(["constructor", "gone"])("has a straight edge for an unknown shape: %s", (shape_top) => {
    expect(renderWidget(section, { shape_top }).container.querySelector("svg")).toBeNull();
  });
});

test("W-ALL-03 W-ALL-04 is accessible, also twice on a page", async () => {
  const settings = { backdrop: "slides", slides: [{ id: 1 }, { id: 2 }], shape_top: "waves", content: words };
  renderWidget(section, settings, { id: "first", resources });
  renderWidget(section, { ...settings, html_tag: "aside" }, { id: "second", resources });

  expect(await violations(document.body)).toEqual([]);
});
