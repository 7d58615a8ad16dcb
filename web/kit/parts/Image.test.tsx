import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { widgets } from "../../../intarsia/widgets";
import type { Widget } from "../schema/defineWidget";
import type { Setting } from "../schema/settings";
import { image, viewOf } from "../testing/renderWidget";
import { Image } from "./Image";

const AVIF = "/media/oak-480.avif 480w, /media/oak-800.avif 800w";
const PICTURE = /<picture><source type="image\/avif"[^>]*>(<img [^>]*>)<\/picture>/g;
const media = (changes = {}) => ({ ...image(changes), id: 1, first: false });

test("offers AVIF in front of WebP, in the same width", () => {
  const plain = renderToString(<Image media={media()} sizes="50vw" />);

  expect(renderToString(<Image media={media({ avif: AVIF })} sizes="50vw" />)).toBe(
    `<picture><source type="image/avif" srcSet="${AVIF}" sizes="auto, 50vw"/>${plain}</picture>`,
  );
  expect(plain).toMatch(/^<img /);
});

test("an image with one size has one AVIF file", () => {
  const html = renderToString(<Image media={media({ srcset: "", avif: "/media/oak.avif" })} />);

  expect(html).toContain('<picture><source type="image/avif" srcSet="/media/oak.avif"/><img src="/media/oak-800.webp"');
});

test("shows an animated image from its file, and its first frame to visitors who ask for reduced motion", () => {
  const html = renderToString(<Image media={media({ animated: "/media/glue.gif", avif: AVIF })} sizes="50vw" />);

  expect(html).toMatch(
    /^<picture><source media="\(prefers-reduced-motion: reduce\)" srcSet="[^"]*480w[^"]*" sizes="auto, 50vw"\/><img src="\/media\/glue.gif" width=/,
  );
  expect(html).not.toContain("avif");
});

const IMAGES: Record<string, unknown> = { media: { id: 1 }, gallery: [{ id: 1 }, { id: 1, caption: "Ash" }] };

function withImages(settings: Readonly<Record<string, Setting>>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(settings)) {
    if (setting.kind === "list") values[name] = [{ _id: "a", ...withImages(setting.fields) }];
    else if (setting.kind in IMAGES) values[name] = IMAGES[setting.kind];
  }
  return values;
}

// React writes preloads of images without AVIF before the HTML.
const htmlOf = (widget: Widget, changes = {}) =>
  renderToString(
    viewOf(widget, withImages(widget.schema.settings), { resources: { images: { "1": image(changes) } } }),
  ).replace(/^<link[^>]*>/, "");

test.each(widgets.map((widget) => [widget.schema.type, widget] as const))(
  "AVIF changes nothing else in %s",
  (_type, widget) => {
    const html = htmlOf(widget, { avif: AVIF });

    expect(html.replace(PICTURE, "$1")).toBe(htmlOf(widget));
    expect(html.match(PICTURE)?.length ?? 0).toBe(html.match(/<img [^>]*oak/g)?.length ?? 0);
  },
);
