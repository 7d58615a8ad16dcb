import { expect, test } from "vitest";
import { foundRows, openedTo, visibleRows } from "./rows";

const leaf = (id: string) => ({ type: "heading", props: { id } });
const box = (id: string, ...content: object[]) => ({ type: "container", props: { id, content } });
const document = { root: {}, content: [box("a", box("b", box("c", leaf("d")))), leaf("e")] } as never;
const ids = (toggled: string[]) => visibleRows(document, new Set(toggled)).map(({ element }) => element.props.id);

test("the first two levels are open", () => {
  expect(ids([])).toEqual(["a", "b", "c", "e"]);
});

test("each branch opens and closes on its own", () => {
  expect(ids(["c"])).toEqual(["a", "b", "c", "d", "e"]);
  expect(ids(["a", "c"])).toEqual(["a", "e"]);
});

test("a line knows its level and its place among its siblings", () => {
  const [a, b] = visibleRows(document, new Set());
  expect(a).toMatchObject({ level: 1, place: 1, siblings: 2, parent: null, hasChildren: true });
  expect(b).toMatchObject({ level: 2, place: 1, siblings: 1, parent: "a" });
});

test("what an unknown widget holds is not listed", () => {
  const rows = visibleRows(document, new Set(), (type) => type === "heading");
  expect(rows.map(({ element }) => element.props.id)).toEqual(["a", "e"]);
});

test("a search shows what was found, and what is around it", () => {
  const rows = foundRows(document, ({ props }) => (props.id === "d" ? "here" : null));
  expect(rows.map(({ element, found }) => [element.props.id, found])).toEqual([
    ["a", null],
    ["b", null],
    ["c", null],
    ["d", "here"],
  ]);
  expect(foundRows(document, () => null)).toEqual([]);
});

test("the branches around an element are opened, and no others", () => {
  expect(ids([...openedTo(document, "d", new Set())])).toEqual(["a", "b", "c", "d", "e"]);
  expect(ids([...openedTo(document, "c", new Set(["a", "b"]))])).toEqual(["a", "b", "c", "e"]);
  const toggled = new Set<string>();
  expect(openedTo(document, "e", toggled)).toBe(toggled);
});
