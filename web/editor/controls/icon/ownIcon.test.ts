import { expect, test } from "vitest";
import { pathIconOf } from "../../../kit/parts/icons/pathIcon";
import { ICON_SET } from "./iconSet";
import { iconFromSvg } from "./ownIcon";
import { pathOf } from "./shapes";

const svg = (inner: string, attributes = 'viewBox="0 0 32 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const read = (text: string, name = "My logo.svg") => iconFromSvg(text, name);
const reason = (text: string) => {
  const icon = read(text);
  return icon.ok ? "" : icon.reason;
};

test.each([
  ["line", { x1: "1", y1: "2", x2: "3", y2: "4" }, "M1 2L3 4"],
  ["circle", { cx: "12", cy: "4", r: "2" }, "M10 4a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"],
  ["ellipse", { cx: "12", cy: "4", rx: "2", ry: "1" }, "M10 4a2 1 0 1 0 4 0a2 1 0 1 0 -4 0"],
  ["rect", { x: "1", y: "2", width: "8", height: "4" }, "M1 2h8v4h-8z"],
  ["polyline", { points: "1 2 3 4" }, "M1 2 3 4"],
  ["polygon", { points: "1 2 3 4" }, "M1 2 3 4z"],
  ["path", { d: "m19 13 2-1" }, "M19 13l2-1"],
  ["path", { d: "m1-.5c1 2 3 4 5 6" }, "M1 -.5c1 2 3 4 5 6"],
  ["path", { d: "M1 2 3 4" }, "M1 2 3 4"],
])("converts a %s as a path", (tag, attributes, path) => {
  expect(pathOf([[tag, attributes as never]])).toBe(path);
});

test("converts the round corners of a rectangle", () => {
  const path = pathOf([["rect", { x: "0", y: "0", width: "8", height: "6", rx: "1" }]]);
  expect(path).toBe("M1 0h6a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z");
});

test("every icon of the set is one that documents can store", () => {
  expect(ICON_SET.length).toBeGreaterThan(1700);
  expect(ICON_SET.filter(([value]) => !pathIconOf(value))).toEqual([]);
});

test("a filled graphic keeps its view box", () => {
  expect(read(svg('<path d="M0 0h9z" fill="#123456"/>'))).toEqual({ ok: true, value: "my-logo|0 0 32 32|M0 0h9z" });
});

test("a graphic of lines keeps their width", () => {
  const text = svg(
    '<g stroke="#000" stroke-width="2"><line x1="1" y1="2" x2="3" y2="4"/></g>',
    'width="48" height="40"',
  );
  expect(read(text)).toEqual({ ok: true, value: "my-logo|0 0 48 40 2|M1 2L3 4" });
});

test("a box without color, which many icon sets have in each file, is left out", () => {
  const box = '<path d="M0 0h24v24H0z" fill="none"/>';
  const material = svg(`${box}<path d="M7 10l5 5 5-5z"/>`, 'height="24" viewBox="0 0 24 24" width="24"');
  expect(read(material)).toEqual({ ok: true, value: "my-logo|0 0 24 24|M7 10l5 5 5-5z" });

  const tabler = svg(
    `${box.replace("<path", '<path stroke="none"')}<path d="M5 12l5 5l10 -10"/>`,
    'viewBox="0 0 24 24" stroke-width="2" stroke="currentColor" fill="none"',
  );
  expect(read(tabler)).toEqual({ ok: true, value: "my-logo|0 0 24 24 2|M5 12l5 5l10 -10" });
  expect(reason(svg(box))).toMatch(/no shapes/);
});

test("colors of classes count, as graphics programs write them", () => {
  const style =
    "<defs><style>/* a */.b{fill:red}.a,.b{fill:none;stroke:#1d1d1b;stroke-width:3px}@media{</style></defs>";
  const line = '<path class="a" d="M0 0h9"/><path class="b" d="M1 1h9"/>';
  expect(read(svg(style + line))).toEqual({ ok: true, value: "my-logo|0 0 32 32 3|M0 0h9M1 1h9" });

  const two = '<style>.a{fill:red}.b{fill:blue}</style><path class="a" d="M0 0h9z"/><path class="b" d="M1 1h9z"/>';
  expect(reason(svg(two))).toMatch(/several colors/);
});

test.each([
  ["a script", svg("<script>alert(1)</script><path d='M0 0'/>"), /contains <script>/],
  ["a reference", svg("<use href='https://example.com/a.svg#b'/>"), /contains <use>/],
  ["an image", svg("<image href='a.png'/>"), /contains <image>/],
  ["several colors", svg("<path d='M0 0' fill='red'/><path d='M1 1' fill='blue'/>"), /several colors/],
  ["transforms", svg("<g transform='rotate(9)'><path d='M0 0'/></g>"), /transformed/],
  ["nothing", svg(""), /no shapes/],
  ["another language", "<p>Hello</p>", /not an SVG/],
  ["broken markup", "<svg", /not an SVG/],
  ["a long path", svg(`<path d="M0 0${"h1 ".repeat(3000)}"/>`), /too large/],
  ["a large file", svg(`<title>${"x".repeat(21_000)}</title>`), /20 kB/],
  ["no path but code", svg(`<path d="M0 0&quot; onload=&quot;alert(1)"/>`), /too large|not/],
])("refuses a file with %s", (_case, text, expected) => {
  expect(reason(text)).toMatch(expected);
});

test("event handlers and styles do not get into the icon", () => {
  const icon = read(svg('<style>path{fill:url(#a)}</style><path d="M0 0h9z" onclick="alert(1)"/>'));
  expect(icon).toEqual({ ok: true, value: "my-logo|0 0 32 32|M0 0h9z" });
});

test.each([
  ["circle", { r: "2" }, "M-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"],
  ["rect", { width: "8", height: "4" }, "M0 0h8v4h-8z"],
  ["rect", {}, "M0 0h0v0h0z"],
  ["line", { x2: "3" }, "M0 0L3 0"],
  ["path", {}, ""],
  ["path", { d: " m1,2\n3 4 " }, "M1 2l3 4"],
  ["path", { d: "m1e2 .5" }, "M1e2 .5"],
])("a %s with %j takes zero for what is missing", (tag, attributes, path) => {
  expect(pathOf([[tag, attributes as never]])).toBe(path);
});

test.each([
  [{ rx: "2", ry: "1" }, "M5 4h4a2 1 0 0 1 2 1v6a2 1 0 0 1 -2 1h-4a2 1 0 0 1 -2 -1v-6a2 1 0 0 1 2 -1z"],
  [{ ry: "1" }, "M4 4h6a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z"],
])("a rectangle has round corners of %j", (radius, path) => {
  expect(pathOf([["rect", { x: "3", y: "4", width: "8", height: "8", ...radius }]])).toBe(path);
});

const boxOf = (inner: string, attributes: string) => {
  const icon = read(svg(inner, attributes));
  return icon.ok ? icon.value.split("|")[1] : icon.reason;
};

test.each([
  ['<path d="M0 0h9z"/>', "", "0 0 24 24"],
  ['<path d="M0 0h9z"/>', 'width="32px"', "0 0 32 24"],
  ['<path d="M0 0h9z"/>', 'viewBox="0,0, 16 8.12345"', "0 0 16 8.123"],
  ['<path d="M0 0h9z"/>', 'viewBox="0 0 16" width="9" height="8"', "0 0 9 8"],
  ['<path d="M0 0h9" stroke="#000"/>', 'viewBox="0 0 9 9"', "0 0 9 9 1"],
  ['<path d="M0 0h9" stroke="#000" stroke-width="1.23456"/>', 'viewBox="0 0 9 9"', "0 0 9 9 1.235"],
  ['<path d="M0 0h9" stroke="none" stroke-width="2"/>', 'viewBox="0 0 9 9"', "0 0 9 9"],
])("the graphic %s in a file with %s has the box %s", (inner, attributes, box) => {
  expect(boxOf(inner, attributes)).toBe(box);
});

test.each([
  ["Logo.SVG", "logo"],
  ["  Über uns (2).svg", "ber-uns-2"],
  ["!.svg", "icon"],
  [`${"a".repeat(70)}.svg`, "a".repeat(60)],
])("the file %s becomes the icon %s", (file, name) => {
  const icon = read(svg('<path d="M0 0h9z"/>'), file);
  expect(icon.ok && icon.value.split("|")[0]).toBe(name);
});

test("colors are compared without case, and a color that is none does not count", () => {
  const path = (attributes: string) => `<path d="M0 0h9z" ${attributes}/>`;
  expect(reason(svg(path('fill="#ABC"') + path('fill="#abc" stroke="none"')))).toBe("");
  expect(reason(svg(path('style="fill: red"') + path('style="stroke:red; fill :blue"')))).toMatch(/several colors/);
});

test("a file of exactly 20 kB is not too large", () => {
  const shell = svg('<title></title><path d="M0 0h9z"/>');
  const filled = (length: number) => shell.replace("<title>", `<title>${"x".repeat(length - shell.length)}`);
  expect(reason(filled(20_000))).toBe("");
  expect(reason(filled(20_001))).toMatch(/20 kB/);
});
