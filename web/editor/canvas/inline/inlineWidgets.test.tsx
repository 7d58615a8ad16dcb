import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { widgets } from "../../../../intarsia/widgets";
import { readCells } from "../../../kit/cells/readCells";
import { viewOf } from "../../../kit/testing/renderWidget";

/** Texts that are empty by default, or shown only if something else is set. */
const SHOWN: Readonly<Record<string, Record<string, unknown>>> = {
  pricing_table: {
    featured: "yes",
    original_price: "$39",
    price_suffix: ".90",
    before_button: "Without VAT",
    after_button: "Cancel at any time",
  },
};

/** The settings that a widget lets people edit on the canvas. */
function renderedInline(widget: (typeof widgets)[number]): string[] {
  const names: string[] = [];
  const renders =
    () =>
    ({ name }: { name: string }) => {
      names.push(name);
      return null;
    };
  const settings = SHOWN[widget.schema.type] ?? {};
  renderToString(
    viewOf(widget, settings, { environment: { mode: "editor", inline: { Text: renders(), Rich: renders() } } }),
  );
  return names.sort();
}

/** Fields of a list are named by the list and their item, cells of a table by their row and column. */
const markedInline = (widget: (typeof widgets)[number]): string[] =>
  Object.entries(widget.schema.settings).flatMap(([name, setting]) => {
    if (setting.kind === "textarea" && setting.editor === "cells")
      return readCells(setting.default).flatMap((row, y) => row.map((_, x) => `${name}.${y}.${x}`));
    if (setting.kind !== "list") return setting.inline ? [name] : [];
    const fields = Object.keys(setting.fields).filter((field) => setting.fields[field]?.inline);
    return setting.default.flatMap((item, index) => fields.map((field) => [name, item._id ?? index, field].join(".")));
  });

test.each(widgets.map((widget) => [widget.schema.type, widget] as const))(
  "EDIT-ED-01 %s renders inline exactly the texts that its schema marks",
  (_type, widget) => {
    expect(renderedInline(widget)).toEqual(markedInline(widget).sort());
  },
);

test("edits headings, texts and buttons in place", () => {
  const typed = widgets.filter((widget) => renderedInline(widget).length > 0).map(({ schema }) => schema.type);
  expect(typed).toEqual(
    expect.arrayContaining([
      "heading",
      "text",
      "button",
      "tabs",
      "accordion",
      "toggle",
      "icon_list",
      "skill_bar",
      "image_carousel",
      "carousel",
      "table",
      "pricing_table",
    ]),
  );
});
