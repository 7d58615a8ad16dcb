// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { readConfig } from "./config";

const EMPTY = {
  urls: {},
  breakpoints: {},
  assets: { script: {}, style: {} },
  lightbox: {},
  actions: {},
  contacts: {},
  isEditor: false,
};

const pageWith = (json: string) => {
  document.body.innerHTML = `<script type="application/json" id="intarsia-config">${json}</script>`;
  return document;
};
afterEach(() => {
  document.body.innerHTML = "";
});

test("RUN-AJAX-08 the addresses of the site come from the page", () => {
  const urls = { ajax: "/shop/ajax/", listingAjax: "/shop/listing-ajax/", rest: "/shop/api/" };

  expect(readConfig(pageWith(JSON.stringify({ urls }))).urls).toEqual(urls);
});

test("a page says which devices it distinguishes, what it may load later and whether it is being edited", () => {
  const config = { breakpoints: { laptop: 1300 }, assets: { script: { dialog: "/d.js" }, style: {} }, isEditor: true };

  expect(readConfig(pageWith(JSON.stringify(config)))).toEqual({ ...EMPTY, ...config });
});

test("a page without a config works with the defaults", () => {
  expect(readConfig(document)).toEqual(EMPTY);
});

test.each([
  "",
  "{",
  "null",
  "[]",
  '"text"',
  '{"urls": 5, "breakpoints": [], "assets": {"script": "x"}, "isEditor": "no"}',
])("a garbled config counts as none: %s", (json) => {
  expect(readConfig(pageWith(json))).toEqual(EMPTY);
});
