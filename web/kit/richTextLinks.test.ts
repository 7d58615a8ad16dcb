import { expect, it } from "vitest";
import { linkPages } from "./richTextLinks";

const PAGES = { "12": "/where/it/is/", "13": '/a"b/?x=1&y=2' };

it("leads to where the page is by now, however the link was written", () => {
  const now = '<a href="/where/it/is/" data-page="12" target="_blank">x</a>';
  expect(linkPages('<a href="/old/" data-page="12" target="_blank">x</a>', PAGES)).toBe(now);
  expect(linkPages('<a data-page="12" href="/old/">x</a>', PAGES)).toBe('<a href="/where/it/is/" data-page="12">x</a>');
  expect(linkPages('<a data-page="12">x</a>', PAGES)).toBe('<a href="/where/it/is/" data-page="12">x</a>');
});

it("leads nowhere when visitors may not see the page", () => {
  expect(linkPages('<p><a href="/secret/" data-page="99">x</a></p>', PAGES)).toBe('<p><a data-page="99">x</a></p>');
});

it("lets no address out of its attribute", () => {
  expect(linkPages('<a data-page="13">x</a>', PAGES)).toBe('<a href="/a&quot;b/?x=1&amp;y=2" data-page="13">x</a>');
});

it("leaves all other links, and texts that speak of them, as they are", () => {
  const html = '<p><a href="/a/">x</a> data-page="12" <abbr data-page="12">y</abbr></p>';
  expect(linkPages(html, PAGES)).toBe(html);
});
