import type { KeyboardEvent } from "react";
import { expect, test } from "vitest";
import type { Row } from "./rows";
import { onTreeKey } from "./treeKeys";

const row = (id: string, parent: string | null, hasChildren = false) =>
  ({ element: { type: "text", props: { id } }, parent, hasChildren }) as unknown as Row;
const ROWS = [row("section", null, true), row("heading", "section"), row("closed", "section", true), row("text", null)];

/** What a key does on a row, and whether it keeps its usual meaning. */
function press(id: string, key: string, more: object = {}) {
  const done: string[] = [];
  const note = (name: string) => (one: Row | string | undefined) =>
    void done.push(`${name} ${typeof one === "string" ? one : one?.element.props.id}`);
  const target = document.createElement("div");
  target.setAttribute("role", "treeitem");
  const event = {
    key,
    target,
    preventDefault: () => done.push("handled"),
    ...more,
  } as unknown as KeyboardEvent<HTMLElement>;
  const current = ROWS.find(({ element }) => element.props.id === id);
  const isOpen = (one: Row) => one.element.props.id === "section";
  onTreeKey(event, { rows: ROWS, current, isOpen, toggle: note("open or close") } as never, {
    focus: note("focus"),
    select: note("select"),
    toggle: note("toggle"),
    add: note("add"),
  });
  return done.filter((one) => one !== "handled").join(", ") + (done.includes("handled") ? "" : "usual");
}

test.each([
  ["heading", "ArrowDown", "focus closed"],
  ["heading", "ArrowUp", "focus section"],
  ["closed", "Home", "focus section"],
  ["section", "End", "focus text"],
  ["section", "ArrowRight", "focus heading"],
  ["closed", "ArrowRight", "open or close closed"],
  ["text", "ArrowRight", ""],
  ["section", "ArrowLeft", "open or close section"],
  ["heading", "ArrowLeft", "focus section"],
  ["heading", "Enter", "select heading"],
  ["heading", " ", "select heading"],
  ["heading", "a", "usual"],
])("on “%s”, %s does: %s", (id, key, done) => {
  expect(press(id, key)).toBe(done);
});

test.each([
  ["ArrowDown", "add heading, focus closed, add closed"],
  ["ArrowUp", "add heading, focus section, add section"],
])("Shift and %s select the next row, too", (key, done) => {
  expect(press("heading", key, { shiftKey: true })).toBe(done);
});

test("at the end of the tree, Shift changes nothing", () => {
  expect(press("text", "ArrowDown", { shiftKey: true })).toBe("focus undefined");
  expect(press("heading", "Home", { shiftKey: true })).toBe("focus section");
});

test("Ctrl or Cmd and the space bar add a row to the selection or take it away", () => {
  expect([press("heading", " ", { ctrlKey: true }), press("heading", " ", { metaKey: true })]).toEqual([
    "toggle heading",
    "toggle heading",
  ]);
});

test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])("%j and an arrow are for others", (modifiers) => {
  expect(press("heading", "ArrowDown", modifiers)).toBe("usual");
});

test("keys of a field that renames a row, and of an empty tree, are for others", () => {
  expect(press("heading", "ArrowDown", { target: document.createElement("input") })).toBe("usual");
  expect(press("nothing", "ArrowDown")).toBe("usual");
});
