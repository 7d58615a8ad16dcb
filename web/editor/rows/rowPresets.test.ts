import { expect, test } from "vitest";
import { widgets } from "../../../intarsia/widgets";
import type { Element } from "../../documents/document";
import { outerTypeOf, ROW_PRESETS, type RowPreset, rowFrom, widgetsOf } from "./rowPresets";

const schemaOf = (type: string) => widgets.find(({ schema }) => schema.type === type)?.schema;
const preset = (title: string) => ROW_PRESETS.find((one) => one.title === title) as RowPreset;
const cellsOf = (row: Element | null) => row?.props.content as Element[];

test.each([
  ["Two columns", 2, undefined],
  ["Three columns", 3, undefined],
  ["Four columns", 4, undefined],
  ["Narrow and wide", 2, "1fr 2fr"],
  ["Wide and narrow", 2, "2fr 1fr"],
])("“%s” is a grid of %i containers with the columns %s", (title, count, tracks) => {
  const row = rowFrom(preset(title), schemaOf);

  expect([row?.type, row?.props.columns]).toEqual(["grid", count]);
  expect(cellsOf(row).map(({ type, props }) => [type, props.content_width])).toEqual(
    Array(count).fill(["container", "full"]),
  );
  expect(row?.props.$style).toEqual(tracks && { desktop: { columns: tracks }, mobile: { columns: "1" } });
});

test("“Two buttons” is a container whose buttons wrap, the second one less important", () => {
  const row = rowFrom(preset("Two buttons"), schemaOf);

  expect(row?.type).toBe("container");
  expect(row?.props.$style).toEqual({ desktop: { flex_direction: "row", flex_wrap: "wrap" } });
  expect(cellsOf(row).map(({ type, props }) => [type, props.variant])).toEqual([
    ["button", schemaOf("button")?.settings.variant?.default],
    ["button", "secondary"],
  ]);
});

test("a row needs the widgets that it consists of", () => {
  expect(ROW_PRESETS.map(widgetsOf)).toEqual([...Array(5).fill(["grid", "container"]), ["container", "button"]]);
  for (const one of ROW_PRESETS)
    for (const missing of widgetsOf(one))
      expect(rowFrom(one, (type) => (type === missing ? undefined : schemaOf(type)))).toBeNull();
  expect(outerTypeOf(preset("Two columns"))).toBe("grid");
});
