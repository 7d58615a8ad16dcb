import { expect, test } from "vitest";
import { slotPaths } from "./tree";
import { walk } from "./walk";

const element = (id: string, props = {}) => ({ type: "any", props: { id, ...props } });

const nested = element("a", {
  content: [element("b")],
  tabs: [{ title: "One", content: [element("c", { content: [element("d")] })] }],
  unknown: { deep: { elements: [element("e")] } },
  empty: [],
});

test("finds elements in slots, in lists and in settings that no schema knows, in document order", () => {
  expect([...walk([nested])].map(({ props }) => props.id)).toEqual(["a", "b", "c", "d", "e"]);
});

test("names the path of each slot of an element, without those of the elements inside it", () => {
  expect(slotPaths(nested)).toEqual([
    ["props", "content"],
    ["props", "tabs", 0, "content"],
    ["props", "unknown", "deep", "elements"],
  ]);
});
