import { expect, test } from "vitest";
import { defineSchema } from "../schema/schema";
import { color, number, select, size, text } from "../schema/settings";
import { CSS_ID, elementCss } from "./elementCss";

const element = {
  type: "heading",
  props: {
    id: "h",
    $style: {
      desktop: { color: "red" },
      widescreen: { color: "gold" },
      laptop: { color: "green" },
      tablet: { color: "blue" },
      mobile_extra: { color: "pink" },
    },
  },
};

test("RUN-HND-04 writes rules for active devices, the narrowest last", () => {
  expect(elementCss(element, undefined)).toBe(".e-h{color:red}@media (max-width:1024px){.e-h{color:blue}}");
  expect(elementCss(element, undefined, { widescreen: 2000, laptop: 1300, mobile_extra: 880 })).toBe(
    ".e-h{color:red}@media (min-width:2000px){.e-h{color:gold}}@media (max-width:1300px){.e-h{color:green}}" +
      "@media (max-width:1024px){.e-h{color:blue}}@media (max-width:880px){.e-h{color:pink}}",
  );
});

test("RUN-HND-08 keeps values of a device that is turned off until it is turned on again", () => {
  const before = JSON.stringify(element);
  elementCss(element, undefined);

  expect(JSON.stringify(element)).toBe(before);
});

const schema = defineSchema({
  type: "shelf",
  label: "Shelf",
  description: "",
  category: "basic",
  icon: "box",
  version: 1,
  hydrate: "never",
  settings: {
    name: text({ label: "Name", default: "oak" }),
    columns: number({
      label: "Columns",
      default: 3,
      responsive: { inherits: "larger", defaults: { mobile: 1 } },
      property: "--columns",
      resetsStyle: "tracks",
    }),
    width: size({
      label: "Width",
      default: { size: "", unit: "px" },
      units: ["px", "rem"],
      min: 0,
      responsive: { inherits: "larger" },
      property: "--width",
    }),
    align: select({
      label: "Align",
      default: "start",
      options: [
        ["start", "Start"],
        ["end", "End"],
      ],
      property: "--align",
    }),
    ink: color({ label: "Ink", default: "", property: "--ink" }),
  },
  style: { tracks: { label: "Tracks", control: "tracks", property: "--tracks" } },
});
const cssOf = (props: object) => elementCss({ type: "shelf", props: { id: "s", ...props } }, schema);
const DEFAULTS = "--columns:3;--align:start";

test.each([
  [{}, `.e-s{${DEFAULTS}}@media (max-width:767px){.e-s{--columns:1}}`],
  [
    { columns_mobile: 2, columns_tablet: 4 },
    `.e-s{${DEFAULTS}}@media (max-width:1024px){.e-s{--columns:4}}@media (max-width:767px){.e-s{--columns:2}}`,
  ],
  [{ columns_mobile: "" }, `.e-s{${DEFAULTS}}@media (max-width:767px){.e-s{--columns:1}}`],
])("RUN-HND-04 settings with a property are CSS, with the defaults of each device: %j", (props, css) => {
  expect(cssOf(props)).toBe(css);
});

test.each([
  [{ width: { size: 20, unit: "rem" } }, "--width:20rem"],
  [{ width: { size: 0, unit: "px" } }, "--width:0px"],
  [{ align: "end" }, "--align:end"],
  [{ ink: "#a67d33" }, "--ink:#a67d33"],
])("a valid value is printed: %j", (props, declaration) => {
  expect(cssOf(props)).toContain(declaration);
});

test.each([
  { width: { size: "20", unit: "px" } },
  { width: { size: 20, unit: "vw" } },
  { width: { size: "", unit: "px" } },
  { width: null },
  { ink: "url(x)" },
  { ink: "" },
])("a value that does not fit the setting is not printed: %j", (props) => {
  expect(cssOf(props)).toMatch(/^\.e-s\{--columns:3;--align:start\}/);
});

test("a number that is text and an unknown option are not printed", () => {
  expect(cssOf({ columns: "3", align: "middle" })).toBe("@media (max-width:767px){.e-s{--columns:1}}");
});

test("a setting of a smaller device resets the style that it replaces", () => {
  const $style = { desktop: { tracks: "1fr 2fr" } };

  expect(cssOf({ $style })).toContain("@media (max-width:767px){.e-s{--columns:1;--tracks:initial}}");
  expect(cssOf({})).not.toContain("initial");
  expect(cssOf({ $style: { desktop: { color: "red" } } })).not.toContain("initial");
});

test("states have selectors of their own; a field within the element counts as focus", () => {
  const $style = { "desktop:hover": { color: "red" }, "desktop:focus": { color: "blue" } };

  expect(elementCss({ type: "heading", props: { id: "h", $style } }, undefined)).toBe(
    ".e-h:hover{color:red}.e-h:focus-within{color:blue}",
  );
});

test.each([null, "red", ["red"], 3])("a style that is no set of fields is left out: %j", (style) => {
  const $style = { desktop: style, tablet: { unknown: "red", constructor: "red" } } as never;

  expect(elementCss({ type: "heading", props: { id: "h", $style } }, undefined)).toBe("");
});

test.each([
  ["h-1_a", "h-1_a"],
  ["a b{}", "a_b__"],
  [7, "_"],
])("the id %j is %s in a selector", (id, name) => {
  expect(CSS_ID(id)).toBe(name);
});
