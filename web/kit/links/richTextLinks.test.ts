import { expect, it } from "vitest";
import { parseAction } from "../../runtime/actions/parseAction";
import { actionsIn, linksIn, resolveTextLinks } from "./richTextLinks";

const PAGES = { "12": "/where/it/is/", "13": '/a"b/?x=1&y=2' };
const oak = {
  ...{ src: "/oak-800.webp", srcset: "", width: 1600, height: 1000 },
  ...{ alt: "An oak leaf", title: "Oak", full: "/oak-1600.webp" },
};
const documents = { "7": { url: "/documents/7/prices_2027.pdf", title: "Prices" } };
const linked = (html: string) => resolveTextLinks(html, { pages: PAGES, documents, images: { "7": oak } });

/** A link as the server's sanitizer writes it. */
const doing = (action: object, rest = "") =>
  `<a data-action="${JSON.stringify(action).replace(/&/g, "&amp;").replace(/"/g, "&quot;")}"${rest}>x</a>`;

function rendered(html: string): HTMLAnchorElement {
  const page = document.createElement("div");
  page.innerHTML = linked(html);
  return page.querySelector("a") as HTMLAnchorElement;
}

it("uses the current URL of a page, however the link was written", () => {
  const now = '<a href="/where/it/is/" data-page="12" target="_blank">x</a>';
  expect(linked('<a href="/old/" data-page="12" target="_blank">x</a>')).toBe(now);
  expect(linked('<a data-page="12" href="/old/">x</a>')).toBe('<a href="/where/it/is/" data-page="12">x</a>');
  expect(linked('<a data-page="12">x</a>')).toBe('<a href="/where/it/is/" data-page="12">x</a>');
});

it("removes the target if visitors may not see the page", () => {
  expect(linked('<p><a href="/secret/" data-page="99">x</a></p>')).toBe('<p><a data-page="99">x</a></p>');
});

it("uses the current URL of a file in the document library, and leaves no id behind", () => {
  const now = '<a href="/documents/7/prices_2027.pdf" target="_blank">x</a>';
  expect(linked('<a href="/documents/7/old.pdf" data-document="7" target="_blank">x</a>')).toBe(now);
  expect(linked('<a data-document="7">x</a>')).toBe('<a href="/documents/7/prices_2027.pdf">x</a>');
  expect(linked('<a data-page="12" data-document="7">x</a>')).toBe('<a href="/where/it/is/" data-page="12">x</a>');
});

it("removes the target if the file was deleted", () => {
  expect(linked('<p><a href="/documents/99/old.pdf" data-document="99">x</a></p>')).toBe("<p><a>x</a></p>");
});

it("lists the pages and files that links lead to", () => {
  expect(linksIn('<a data-page="12">x</a> <a data-document="7" href="/x/">y</a> <a href="/a/">z</a>')).toEqual([
    { page: 12 },
    { document: 7 },
    {},
  ]);
});

it("escapes URLs in attributes", () => {
  expect(linked('<a data-page="13">x</a>')).toBe('<a href="/a&quot;b/?x=1&amp;y=2" data-page="13">x</a>');
});

it("leaves other links, and text that looks like one, unchanged", () => {
  const html = '<p><a href="/a/">x</a> data-page="12" <abbr data-page="12">y</abbr></p>';
  expect(linked(html)).toBe(html);
});

it("RUN-ACT-02 opens images, and links to the first one without a script", () => {
  const link = rendered(
    doing({ name: "lightbox", images: [{ id: 7, alt: '1 > 0 & "yes"' }, { id: 8 }] }, ' target="_blank"'),
  );
  const slide = { url: "/oak-1600.webp", width: 1600, height: 1000, alt: '1 > 0 & "yes"' };

  expect(link.getAttributeNames().sort()).toEqual(["data-e-action-hash", "href"]);
  expect(link.getAttribute("href")).toBe("/oak-1600.webp");
  expect(parseAction(link.dataset.eActionHash ?? "")).toEqual({ name: "lightbox", settings: { slides: [slide] } });
});

it("removes the target of an empty action, and keeps it for an invalid one", () => {
  expect(linked(doing({ name: "lightbox", images: [] }, ' href="/old/"'))).toBe("<a>x</a>");
  for (const nothing of [
    "{",
    "null",
    "3",
    "{}",
    '{"name":7}',
    '{"name":"a","images":3}',
    '{"name":"a","images":[null]}',
  ])
    expect(rendered(`<a data-action='${nothing}' href="/a/">x</a>`).getAttribute("href")).toBe("/a/");
  expect(rendered('<a data-action="{" href="/a/">x</a>').getAttribute("href")).toBe("/a/");
});

it("lists the actions of links only", () => {
  const action = { name: "lightbox", settings: { video: "/press.mp4" } };
  expect(actionsIn(`<p>${doing(action)} and ${doing({ name: "site:wave" })} data-action="{}"</p>`)).toEqual([
    action,
    { name: "site:wave" },
  ]);
});

it("leads anchor links to the scope that contains the anchor", () => {
  const targets = { element: (id: string) => id, anchor: (name: string) => `loop--1-${name}` };
  const html = '<a href="#more" title="More">More</a> <a href="/#more">Home</a>';

  expect(resolveTextLinks(html, { pages: {}, documents: {}, images: {} }, targets)).toBe(
    '<a href="#loop--1-more" title="More">More</a> <a href="/#more">Home</a>',
  );
});
