import { describe, expect, it } from "vitest";
import { type Document, type Element, isElement } from "../../documents/document";
import { at, elementById, positionOf } from "../../documents/tree";
import { randomDocument, randomNumbers } from "../testing/randomDocument";
import { duplicate, insert, move, moveBy, remove, update } from "./commands";
import { newId } from "./newIds";

const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);

/** Every element, including those that only an unknown widget contains. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== "object" || value === null) return [];
  const own = isElement(value) ? [value.props.id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

const someId = (document: Document, seed: number) => {
  const ids = idsIn(document.content);
  return ids[randomNumbers(seed)(ids.length)] as string;
};
const frozen = <Value>(value: Value): Value => {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};
const heading = (id: string): Element => ({ type: "heading", props: { id, title: "New" } });
/** The content of a duplicate, without the ids, which must differ. */
const withoutIds = (value: unknown) => JSON.stringify(value).replaceAll(/"id":"[^"]*"/g, '"id":""');

describe("EDIT-ED-01 commands on random documents", () => {
  it.each(SEEDS)("never change the given document (%i)", (seed) => {
    const document = frozen(randomDocument(seed));
    const id = someId(document, seed);
    for (const command of [
      remove(id),
      duplicate(id, newId),
      moveBy(id, 1),
      insert(heading("n"), { list: ["content"], index: 0 }),
    ]) {
      expect(() => command(document)).not.toThrow();
    }
  });

  it.each(SEEDS)("restore the document by inserting and removing the same element (%i)", (seed) => {
    const document = randomDocument(seed);
    const place = positionOf(document, someId(document, seed));
    if (!place) throw new Error("every element has a place");
    const larger = insert(heading("n"), { list: place.list, index: place.index })(document);
    expect(elementById(larger, "n")).toBeTruthy();
    expect(remove("n")(larger)).toEqual(document);
  });

  it.each(SEEDS)("remove an element with its content, and nothing else (%i)", (seed) => {
    const document = randomDocument(seed);
    const id = someId(document, seed);
    const gone = new Set(idsIn(elementById(document, id)));
    expect(idsIn(remove(id)(document))).toEqual(idsIn(document).filter((one) => !gone.has(one)));
  });

  it.each(SEEDS)("duplicate after the original, with equal props and new ids (%i)", (seed) => {
    const document = randomDocument(seed);
    const id = someId(document, seed);
    const after = duplicate(id, newId)(document);
    const ids = idsIn(after);
    expect(new Set(ids).size).toBe(ids.length);
    const place = positionOf(after, id);
    const copy = (at(after, place?.list ?? []) as Element[])[(place?.index ?? 0) + 1] as Element;
    expect(withoutIds(copy)).toBe(withoutIds(elementById(document, id)));
    expect(remove(copy.props.id)(after)).toEqual(document);
  });

  it("restore the document by moving down and up", () => {
    const moves = SEEDS.map((seed) => {
      const document = randomDocument(seed);
      const id = someId(document, seed);
      return { document, id, moved: moveBy(id, 1)(document) };
    }).filter(({ document, moved }) => moved !== document);
    expect(moves.length).toBeGreaterThan(5);
    for (const { document, id, moved } of moves) expect(moveBy(id, -1)(moved)).toEqual(document);
  });

  it.each(SEEDS)("lose and duplicate no element when moving (%i)", (seed) => {
    const document = randomDocument(seed);
    const moved = move(someId(document, seed), { parent: null, slot: [], index: 1 })(document);
    expect(idsIn(moved).sort()).toEqual(idsIn(document).sort());
  });
});

const PAGE: Document = {
  root: {},
  content: [
    { type: "container", props: { id: "c", content: [heading("a"), heading("b")] } },
    { type: "container", props: { id: "d", content: [] } },
  ],
};

describe("commands", () => {
  it("update the props of one element and share all others", () => {
    const after = update("a", (props) => ({ ...props, title: "Oak" }))(PAGE);
    expect(elementById(after, "a")?.props.title).toBe("Oak");
    expect(after.content[1]).toBe(PAGE.content[1]);
  });

  it("ignore a missing element", () => {
    for (const command of [remove("x"), duplicate("x", newId), moveBy("x", 1), update("x", () => ({ id: "y" }))]) {
      expect(command(PAGE)).toBe(PAGE);
    }
  });

  it("move by one step, up or down, among several elements", () => {
    const list = { root: {}, content: ["a", "b", "c", "d"].map(heading) };
    expect(idsIn(moveBy("a", 1)(list))).toEqual(["b", "a", "c", "d"]);
    expect(idsIn(moveBy("b", 1)(list))).toEqual(["a", "c", "b", "d"]);
    expect(idsIn(moveBy("d", -1)(list))).toEqual(["a", "b", "d", "c"]);
  });

  it.each([
    [0, ["b", "a", "c", "d"]],
    [1, ["a", "b", "c", "d"]],
    [2, ["a", "b", "c", "d"]],
    [3, ["a", "c", "b", "d"]],
    [4, ["a", "c", "d", "b"]],
  ])("drop the second element in its own list before position %i of the list before the move", (index, ids) => {
    const list = { root: {}, content: ["a", "b", "c", "d"].map(heading) };
    expect(idsIn(move("b", { parent: null, slot: [], index })(list))).toEqual(ids);
  });

  it("drop into another list at the given position", () => {
    const list = {
      root: {},
      content: [heading("a"), { type: "container", props: { id: "c", content: ["x", "y"].map(heading) } }],
    };
    const after = move("a", { parent: "c", slot: ["props", "content"], index: 1 })(list);
    expect(idsIn(after)).toEqual(["c", "x", "a", "y"]);
  });

  it("stop at the end of a list", () => {
    expect(moveBy("a", -1)(PAGE)).toBe(PAGE);
    expect(moveBy("b", 1)(PAGE)).toBe(PAGE);
  });

  it("move into a slot at an index of the list before the move", () => {
    const after = move("a", { parent: "d", slot: ["props", "content"], index: 0 })(PAGE);
    expect(positionOf(after, "a")?.parent?.props.id).toBe("d");
    const along = move("a", { parent: "c", slot: ["props", "content"], index: 2 })(PAGE);
    expect(idsIn(along.content[0])).toEqual(["c", "b", "a"]);
  });

  it("move nothing into itself", () => {
    expect(move("c", { parent: "c", slot: ["props", "content"], index: 0 })(PAGE)).toBe(PAGE);
    expect(move("c", { parent: "a", slot: ["props", "content"], index: 0 })(PAGE)).toBe(PAGE);
  });

  it("create unique ids", () => {
    expect(new Set(Array.from({ length: 1000 }, () => newId("heading"))).size).toBe(1000);
  });
});
