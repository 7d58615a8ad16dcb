import { expect, test } from "vitest";
import { parseAction } from "../../runtime/actions/parseAction";
import { EMPTY_RESOURCES, resolveLink } from "../resolve/resolve";
import { hostsOfLinks } from "../schema/hosts";
import { link, list, richtext, text } from "../schema/settings";

const oak = {
  ...{ src: "/oak-800.webp", srcset: "", width: 1600, height: 1000 },
  ...{ alt: "An oak leaf", title: "Oak", full: "/oak-1600.webp" },
};
const resolve = (action: object) => resolveLink({ url: "", action }, { ...EMPTY_RESOURCES, images: { 7: oak } });
const asked = (action: object) => parseAction(resolve(action)?.["data-e-action-hash"] ?? "");

test("RUN-ACT-02 resolves image ids to URLs, also for pages without scripts", () => {
  const action = { name: "lightbox", images: [{ id: 7 }, { id: 7, alt: "The same leaf" }] };
  const slide = { url: "/oak-1600.webp", width: 1600, height: 1000, alt: "An oak leaf" };

  expect(resolve(action)?.href).toBe("/oak-1600.webp");
  expect(asked(action)).toEqual({
    name: "lightbox",
    settings: { slides: [slide, { ...slide, alt: "The same leaf" }] },
  });
});

test("RUN-ACT-02 links to the provider's page of a video without a script", () => {
  const action = { name: "lightbox", settings: { video: "https://youtu.be/XHOmBV4js_E?si=a", title: "A rosette" } };
  const url = "https://www.youtube.com/watch?v=XHOmBV4js_E";

  expect(resolve(action)?.href).toBe(url);
  expect(asked(action)?.settings).toEqual({ slides: [{ url, type: "video", title: "A rosette" }] });
});

test("keeps the captions of a self-hosted video, if they are a captions file", () => {
  const film = (video: string, captions: string) =>
    asked({ name: "lightbox", settings: { video, captions } })?.settings.slides;
  const [url, captions] = ["/media/press.mp4", "/media/press.vtt"];

  expect(film(url, captions)).toEqual([{ url, type: "video", captions }]);
  expect(film(url, "javascript:alert(1)")).toEqual([{ url, type: "video" }]);
  expect(film("https://youtu.be/XHOmBV4js_E", captions)).toEqual([{ url: expect.any(String), type: "video" }]);
});

test.each([
  { name: "lightbox" },
  { name: "lightbox", images: [] },
  { name: "lightbox", images: [{ id: 99 }] },
  { name: "lightbox", settings: { video: "javascript:alert(1)" } },
])("RUN-ACT-03 returns no link if nothing is chosen or everything was deleted: %j", (action) => {
  expect(resolve(action)).toBeNull();
});

test("RUN-ACT-01 encodes a third-party action with its settings", () => {
  const href = resolve({ name: "popup:open", settings: { id: 12 } })?.href ?? "";

  expect(href).toMatch(/^#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3D/);
  expect(parseAction(href)).toEqual({ name: "popup:open", settings: { id: 12 } });
});

test.each([
  ["https://youtu.be/XHOmBV4js_E", ["https://www.youtube-nocookie.com"]],
  ["https://vimeo.com/123", ["https://player.vimeo.com"]],
  ["https://films.example/oak.mp4", ["https://films.example"]],
  ["/media/oak.mp4", []],
  ["https://evil.example/", []],
])("allows the player of a linked video in the page's policy, in lists too: %s", (video, hosts) => {
  const specs = {
    link: link({ label: "Link", default: { url: "" } }),
    items: list({
      label: "Items",
      item: "item",
      fields: { to: link({ label: "To", default: { url: "" } }) },
      default: [],
    }),
    text: text({ label: "Text", default: "" }),
    words: richtext({ label: "Words", default: "" }),
  };
  const shows = { url: "", action: { name: "lightbox", settings: { video } } };

  expect(hostsOfLinks(specs, { link: shows, text: "x" }).map(({ host }) => host)).toEqual(hosts);
  const words = `<a data-action="${JSON.stringify(shows.action).replaceAll('"', "&quot;")}">x</a>`;
  expect(hostsOfLinks(specs, { words }).map(({ host }) => host)).toEqual(hosts);
  expect(hostsOfLinks(specs, { items: [{ to: { url: "/" } }, { to: shows }] }).map(({ host }) => host)).toEqual(hosts);
});

test.each(["popup:open", "off_canvas:open", "off_canvas:toggle"])(
  "RUN-HND-10 links to the element that it opens, where no script runs: %s",
  (name) => {
    const link = resolve({ name, settings: { id: "modal_popup-a1" } });

    expect(link?.href).toBe("#modal_popup-a1-dialog");
    expect(parseAction(link?.["data-e-action-hash"] ?? "")).toEqual({ name, settings: { id: "modal_popup-a1" } });
    expect(resolve({ name, settings: { id: "" } })).toBeNull();
  },
);
