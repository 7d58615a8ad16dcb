// @vitest-environment node
import { expect, test } from "vitest";
import { image } from "../kit/testing/drawWidget";
import { render } from "./render";

const page = (type: string, props: Record<string, unknown> = {}) => ({
  main: { root: {}, content: [{ type, props: { id: "e-1", ...props } }] },
});

test("pictures that server data names are published with their sizes", () => {
  const posts = [{ id: 1, title: "Oak", url: "/oak/", date: null, summary: "", image: { $image: 5 } }];
  const { html } = render({
    parts: page("posts"),
    resources: { images: { "5": image() }, data: { "e-1": { posts } } },
  });

  expect(html.main).toContain('srcSet="/media/oak-480.webp 480w');
});

test("RUN-HND-12 a widget with a behaviour of its own carries no settings for React", () => {
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
