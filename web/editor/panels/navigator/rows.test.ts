import { expect, test } from "vitest";
import { foundRows, openedTo, visibleRows } from "./rows";

const leaf = (id: string) => ({ type: "heading", props: { id } });
const box = (id: string, ...content: object[]) => ({ type: "container", props: { id, content } });
const document = { root: {}, content: [box("a", box("b", box("c", leaf("d")))), leaf("e")] } as never;
const ids = (toggled: string[]) => visibleRows(document, new Set(toggled)).map(({ element }) => element.props.id);

test("opens the first two levels", () => {
  expect(ids([])).toEqual(["a", "b", "c", "e"]);
});

test("opens and closes each branch separately", () => {
  expect(ids(["c"])).toEqual(["a", "b", "c", "d", "e"]);
  expect(ids(["a", "c"])).toEqual(["a", "e"]);
});

test("numbers level, position and siblings of a row", () => {
  const [a, b] = visibleRows(document, new Set());
  expect(a).toMatchObject({ level: 1, position: 1, siblings: 2, parent: null, hasChildren: true });
  expect(b).toMatchObject({ level: 2, position: 1, siblings: 1, parent: "a" });
});

test("does not list the content of an unknown widget", () => {
  const rows = visibleRows(document, new Set(), (type) => type === "heading");
  expect(rows.map(({ element }) => element.props.id)).toEqual(["a", "e"]);
});

test("shows search results with their ancestors", () => {
  const rows = foundRows(document, ({ props }) => (props.id === "d" ? "here" : null));
  expect(rows.map(({ element, found }) => [element.props.id, found])).toEqual([
    ["a", null],
    ["b", null],
    ["c", null],
    ["d", "here"],
  ]);
  expect(foundRows(document, () => null)).toEqual([]);
});

test("opens only the ancestors of an element", () => {
  expect(ids([...openedTo(document, "d", new Set())])).toEqual(["a", "b", "c", "d", "e"]);
  expect(ids([...openedTo(document, "c", new Set(["a", "b"]))])).toEqual(["a", "b", "c", "e"]);
  const toggled = new Set<string>();
  expect(openedTo(document, "e", toggled)).toBe(toggled);
});
