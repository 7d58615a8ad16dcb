import { expect, test } from "vitest";
import { iconsOfSetting, iconsOfStyle } from "./optionIcons";

const options = (...names: string[]) => names.map((name) => [name, name] as const);

test.each([
  ["text-align", ["start", "center", "end", "justify"]],
  ["text-transform", ["none", "uppercase", "capitalize"]],
  ["text-decoration", ["none", "underline", "line-through"]],
  ["font-style", ["normal", "italic"]],
  ["align-self", ["start", "flex-start", "center", "end", "flex-end", "stretch"]],
  ["--align", ["start", "center", "end", "stretch"]],
  ["--direction", ["column", "row", "column-reverse", "row-reverse"]],
  ["--justify", ["start", "center", "end", "space-between", "space-around"]],
])("each option of %s has an icon", (property, names) => {
  const icons = iconsOfStyle(property, options(...names));

  expect(names.filter((name) => icons?.[name])).toEqual(names);
});

test.each([
  ["alignments", ["start", "center", "end"]],
  ["alignments with full width", ["start", "center", "end", "stretch"]],
  ["positions", ["top", "right", "bottom", "left"]],
  ["directions", ["horizontal", "vertical"]],
  ["layouts", ["grid", "list"]],
])("the options of a setting are recognized as %s", (_what, names) => {
  const icons = iconsOfSetting(options(...names));

  expect(names.filter((name) => icons?.[name])).toEqual(names);
});

test("without a middle option, start and end are positions, which have no icon", () => {
  expect(iconsOfSetting(options("start", "end"))).toBeNull();
});

test("an icon for some options only, or for a single one, is no icon", () => {
  expect(iconsOfStyle("font-style", options("normal", "oblique"))).toBeNull();
  expect(iconsOfStyle("font-style", options("normal"))).toBeNull();
  expect(iconsOfStyle("color", options("a", "b"))).toBeNull();
  expect(iconsOfSetting(options("grid", "table"))).toBeNull();
});
