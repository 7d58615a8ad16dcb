import { afterEach, expect, test, vi } from "vitest";
import { excerptOf } from "./excerptOf";

afterEach(() => vi.restoreAllMocks());

const excerpt = (editor: string) => excerptOf({ type: "text", props: { id: "t", editor } });

test.each([
  ["<p>Two <b>words</b></p>", "Two words"],
  [`<p>${"word ".repeat(10_000)}</p>`, "word word word word word word word word "],
  [`<p><a href="/${"x".repeat(600)}">Two</a> words</p>`, "Two words"],
  [`${"<p></p>".repeat(200)}<p>Late</p>`, "Late"],
  [`<p>${"&amp; ".repeat(1000)}</p>`, "& & & & & & & & & & & & & & & & & & & & "],
])("the first words of a text: %#", (html, words) => {
  expect(excerpt(html)).toBe(words);
});

test("a long text is not parsed to its end", () => {
  const parse = vi.spyOn(DOMParser.prototype, "parseFromString");
  excerpt(`<p>${"word ".repeat(10_000)}</p>`);
  expect(parse.mock.calls.map(([html]) => html.length)).toEqual([expect.toSatisfy((length) => length < 1000)]);
});
