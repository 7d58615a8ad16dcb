import { expect, test } from "vitest";
import { highlight, MAX_CHARACTERS } from "./highlight";

const kinds = (code: string, language: string) =>
  highlight(code, language)
    .flat()
    .filter(({ kind }) => kind)
    .map(({ kind, text }) => `${kind} ${text}`);

test.each([
  ["javascript", 'const a = f("x"); // why', ["keyword const", "name f", 'string "x"', "comment // why"]],
  ["python", "@cache\ndef f(a):  # why", ["tag @cache", "keyword def", "name f", "comment # why"]],
  ["html", '<a href="/x/">Go</a>', ["tag <a", "name href", 'string "/x/"', "tag >", "tag </a", "tag >"]],
  ["css", "a { color: #fff; /* why */ }", ["name color", "number #fff", "comment /* why */"]],
  ["json", '{"a": [1, true, "b"]}', ['name "a"', "number 1", "keyword true", 'string "b"']],
  ["shell", "cd $HOME # why", ["keyword cd", "name $HOME", "comment # why"]],
  ["sql", "SELECT 1 FROM t -- why", ["keyword SELECT", "number 1", "keyword FROM", "comment -- why"]],
  ["yaml", "name: oak # why", ["name name", "comment # why"]],
  ["", "const a", []],
  ["constructor", "const a", []],
])("highlights %s", (language, code, expected) => {
  expect(kinds(code, language)).toEqual(expected);
});

test.each([
  ["html", "<p>the dogs' don't</p>", ["tag <p", "tag >", "tag </p", "tag >"]],
  ["yaml", "a: it's 1.5", ["name a", "number 1.5"]],
  ["css", "a { width: calc(50% - .5em) }", ["name width", "number 50%", "number .5em"]],
  ["python", "buff\"x\" rb'y'", ['string "x"', "string rb'y'"]],
  ["shell", "a$HOME", ["name $HOME"]],
])("keeps words whole in %s and finds the token after them", (language, code, expected) => {
  expect(kinds(code, language)).toEqual(expected);
});

test.each([
  ["javascript", "`a\nb", ["string `a", "string b"]],
  ["css", "/* a\nb", ["comment /* a", "comment b"]],
  ["json", '"a\n1', ['string "a', "number 1"]],
])("ends an unclosed token in %s where it could end", (language, code, expected) => {
  expect(kinds(code, language)).toEqual(expected);
});

test("returns code that is too long in one piece, without colors", () => {
  const long = "f(\n".repeat(MAX_CHARACTERS);

  expect(highlight(long, "javascript")).toEqual([[{ kind: null, text: long }]]);
});

test("splits a comment over several lines into one token per line", () => {
  expect(highlight("/* a\nb */ c", "css")).toEqual([
    [{ kind: "comment", text: "/* a" }],
    [
      { kind: "comment", text: "b */" },
      { kind: null, text: " c" },
    ],
  ]);
});

test("returns every character, in every language, also of invalid code", () => {
  const broken = "\"open 'never\n\n`${ /* </x --- #\\\n\t@ 0x 💡 \u0000";
  for (const language of ["javascript", "python", "html", "css", "json", "shell", "sql", "yaml", ""]) {
    const lines = highlight(broken, language).map((line) => line.map(({ text }) => text).join(""));
    expect(lines.join("\n")).toBe(broken);
  }
});
