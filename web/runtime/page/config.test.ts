import { afterEach, expect, test } from "vitest";
import { readConfig } from "./config";

const EMPTY = {
  urls: {},
  breakpoints: {},
  assets: {},
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

test("RUN-AJAX-08 reads the site's URLs from the page", () => {
  const urls = { ajax: "/shop/ajax/", listingAjax: "/shop/listing-ajax/", rest: "/shop/api/" };

  expect(readConfig(pageWith(JSON.stringify({ urls }))).urls).toEqual(urls);
});

test("reads devices, assets and whether the page is being edited", () => {
  const config = { breakpoints: { laptop: 1300 }, assets: { script: { dialog: "/d.js" }, style: {} }, isEditor: true };

  expect(readConfig(pageWith(JSON.stringify(config)))).toEqual({ ...EMPTY, ...config });
});

test("uses defaults on a page without a config", () => {
  expect(readConfig(document)).toEqual(EMPTY);
});

test.each(["", "{", "null", "[]", '"text"', '{"urls": 5, "breakpoints": [], "assets": "x", "isEditor": "no"}'])(
  "ignores an invalid config: %s",
  (json) => {
    expect(readConfig(pageWith(json))).toEqual(EMPTY);
  },
);
