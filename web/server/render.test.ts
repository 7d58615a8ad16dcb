import { expect, test } from "vitest";
import { image } from "../kit/testing/renderWidget";
import { render } from "./render";

const page = (type: string, props: Record<string, unknown> = {}) => ({
  main: { root: {}, content: [{ type, props: { id: "e-1", ...props } }] },
});

test("images in server data are rendered with their sizes", () => {
  const posts = [{ id: 1, title: "Oak", url: "/oak/", date: null, summary: "", image: { $image: 5 } }];
  const { html } = render({
    parts: page("posts"),
    resources: { images: { "5": image() }, data: { "e-1": { posts } } },
  });

  expect(html.main).toContain('srcSet="/media/oak-480.webp 480w');
});

test("RUN-HND-12 a widget with its own script has no settings for React", () => {
  const pages = [{ text: "Visit", href: "/visit/" }];
  const { html, hasIslands } = render({
    parts: page("menu"),
    resources: { data: { "e-1": { pages, current: "/" } } },
    islands: { menu: { src: "/islands/menu.js" } },
  });

  expect(hasIslands).toBe(true);
  expect(html.main).toContain('data-hydrate="interaction" data-src="/islands/menu.js"');
  expect(html.main).not.toContain("data-settings");
});

test("W-ALL-04 an object with an invalid id does not break the page", () => {
  const odd = { type: "from_elsewhere", props: { id: { toString: 1, valueOf: 1 } } } as never;
  const known = { type: "heading", props: { id: "h-1", title: "Oak", junk: [odd] } };
  const { html, css } = render({ parts: { main: { root: {}, content: [odd, known] } } });

  expect(html.main).toContain("Oak");
  expect(css).toMatch(/^\.e-h-1\{[^}]*\}$/);
});

test.each([
  ["youtube", true],
  ["hosted", false],
])("RUN-HND-12 an element is an island only if its settings need a script: %s", (video_type, isIsland) => {
  const { html, hasIslands } = render({
    parts: page("video", { video_type, url: "https://youtu.be/XHOmBV4js_E" }),
    islands: { video: { src: "/islands/video.js" } },
  });

  expect(hasIslands).toBe(isIsland);
  expect(html.main?.includes("in-island")).toBe(isIsland);
});
