import { expect, test } from "vitest";
import { table } from "../../../intarsia/widgets/table";
import { tabs } from "../../../intarsia/widgets/tabs";
import { settingOfText, textAt, withText } from "./editableText";

const { schema } = tabs;
const props = { id: "t", tabs: [{ _id: "a.1", title: "Oak" }, { title: "Elm" }] };

test("EDIT-ED-01 changes the text of one item, and nothing else", () => {
  expect(withText(props, schema, "tabs.a.1.title", "Ash").tabs).toEqual([{ _id: "a.1", title: "Ash" }, props.tabs[1]]);
  expect(withText(props, schema, "tabs.1.title", "Ash").tabs).toEqual([props.tabs[0], { title: "Ash" }]);
  expect(withText(props, schema, "tabs.gone.title", "Ash").tabs).toEqual(props.tabs);
  expect(withText(props, schema, "heading", "Ash")).toEqual({ ...props, heading: "Ash" });
});

test("stores default items when one of them changes", () => {
  const items = withText({ id: "t" }, schema, "tabs.2.title", "Ash").tabs as { title: string }[];
  expect(items.map(({ title }) => title)).toEqual(["Tab one", "Ash", "Tab three"]);
});

test("reads a text from the document or from the widget's defaults", () => {
  expect(textAt(props, schema, "tabs.a.1.title")).toBe("Oak");
  expect(textAt({ id: "t" }, schema, "tabs.2.title")).toBe("Tab two");
  expect(textAt(props, schema, "tabs.gone.title")).toBeUndefined();
  expect(textAt({ id: "t", nav_position: "top" }, schema, "nav_position")).toBe("top");
});

test("labels a text like its setting or field", () => {
  expect(settingOfText(schema, "tabs.a.1.title")?.label).toBe("Title");
  expect(settingOfText(schema, "nav_position")?.label).toBe("Tab position");
  expect(settingOfText(undefined, "tabs.a.title")).toBeUndefined();
});

test("EDIT-ED-01 changes one cell of a table, which is named by its row and column", () => {
  const cells = { id: "t", content: "a | b\nc | d" };
  expect(withText(cells, table.schema, "content.1.0", "x | y").content).toBe("a | b\nx \\| y | d");
  expect(textAt(cells, table.schema, "content.1.1")).toBe("d");
  expect(textAt({ id: "t" }, table.schema, "content.0.1")).toBe("Column two");
  expect(settingOfText(table.schema, "content.1.0")?.label).toBe("Row 2, column 1");
});
