import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { widgets } from "../../../../intarsia/widgets";
import { readCells } from "../../../kit/cells/readCells";
import { image, viewOf } from "../../../kit/testing/renderWidget";

/** Texts that are shown only if something else is set. */
const SHOWN: Readonly<Record<string, Record<string, unknown>>> = {
  divider: { look: "line_text" },
  image: { image: { id: 1 } },
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
  renderToString(
    viewOf(widget, shownSettings(widget), {
      resources: { images: { "1": image() } },
      environment: { mode: "editor", inline: { Text: renders(), Rich: renders() } },
    }),
  );
  return names.sort();
}

/** No marked text is empty. */
function shownSettings({ schema }: (typeof widgets)[number]): Record<string, unknown> {
  const empty = Object.entries(schema.settings).filter(
    ([, setting]) => setting.kind !== "list" && setting.inline && setting.default === "",
  );
  return { ...Object.fromEntries(empty.map(([name]) => [name, "Sample"])), ...SHOWN[schema.type] };
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
      "icon_box",
      "image_box",
      "alert",
      "author_box",
      "counter",
      "blockquote",
    ]),
  );
});
