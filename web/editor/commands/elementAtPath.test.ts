import { expect, test } from "vitest";
import { elementAtPath } from "./elementAtPath";

const heading = { type: "heading", props: { id: "h", size: { size: 1 } } };
const tabs = { type: "tabs", props: { id: "t", tabs: [{ content: [heading] }] } };
const document = { root: {}, content: [tabs] };

test.each([
  ["content[0].props.tabs[0].content[0].props.size.unit", heading, "size"],
  ["content[0].props.tabs[0].title", tabs, "tabs"],
])("finds the deepest element and its setting for %s", (path, element, setting) => {
  expect(elementAtPath(document, path)).toEqual({ element, setting });
});

test.each(["", "root.props.title", "content[9].props.x"])("returns no element for %s", (path) => {
  expect(elementAtPath(document, path)).toBeNull();
});
