import { expect, test } from "vitest";
import { widgets } from "../../../../intarsia/widgets";
import type { Document, Element } from "../../../documents/document";
import { positionOf } from "../../../documents/tree";
import { move } from "../../commands/commands";
import { dropOver } from "./drop";

const schemaOf = (type: string) => widgets.find(({ schema }) => schema.type === type)?.schema;
const leaf = (id: string): Element => ({ type: "heading", props: { id } });
const box = (id: string, ...content: Element[]): Element => ({ type: "container", props: { id, content } });
const PAGE: Document = { root: {}, content: [leaf("a"), box("box", leaf("b"), leaf("c")), box("empty"), leaf("d")] };

const over = (id: string, fraction: number, isOpen = false) => ({ id, fraction, isOpen });

test.each([
  ["before the line", "d", over("a", 0.1), ["a", null, 0], "before"],
  ["after the line", "a", over("d", 0.9), ["d", null, 4], "after"],
  ["into an empty container", "a", over("empty", 0.5), ["empty", "empty", 0], "inside"],
  ["to the end of a closed one", "a", over("box", 0.5), ["box", "box", 2], "inside"],
  ["to the end of an open one", "a", over("box", 0.5, true), ["box", "box", 2], "inside"],
  ["to the beginning of an open one, below its line", "a", over("box", 0.9, true), ["box", "box", 0], "inside"],
  ["next to an element without slots", "d", over("b", 0.4), ["b", "box", 0], "before"],
  ["out of its container", "c", over("a", 0.9), ["a", null, 1], "after"],
] as const)("EDIT-ED-01 drops an element %s", (_name, dragged, where, [row, parent, index], mark) => {
  expect(dropOver(PAGE, dragged, where, schemaOf)).toMatchObject({ row, where: mark, target: { parent, index } });
});

test.each([
  ["on itself", "a", over("a", 0.9)],
  ["into itself", "box", over("b", 0.9)],
  ["where it is already", "a", over("box", 0.1)],
  ["as the last one inside, where it is already", "c", over("box", 0.5)],
  ["on a line that is gone", "a", over("gone", 0.5)],
] as const)("offers no drop %s", (_name, dragged, where) => {
  expect(dropOver(PAGE, dragged, where, schemaOf)).toBeNull();
});

test("offers no drop if the widget does not allow that type", () => {
  const content = { kind: "slot", label: "", default: [], allow: ["text"] } as const;
  const picky = (type: string) => {
    const schema = schemaOf(type);
    return schema && type === "container" ? { ...schema, settings: { content } } : schema;
  };
  expect(dropOver(PAGE, "a", over("b", 0.9), picky)).toBeNull();
  expect(dropOver(PAGE, "a", over("empty", 0.5), picky)).toMatchObject({ where: "after" });
});

test("EDIT-ED-01 moves the element to the position of the drop line", () => {
  const drop = dropOver(PAGE, "a", over("c", 0.9), schemaOf);
  const after = move("a", drop?.target ?? { parent: null, slot: [], index: 0 })(PAGE);
  expect(positionOf(after, "a")).toMatchObject({ index: 2, parent: { props: { id: "box" } } });
});
