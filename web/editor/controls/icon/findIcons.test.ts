import { expect, test } from "vitest";
import { findIcons, type IconOption } from "./findIcons";
import { labelOf } from "./iconLabel";

const OPTIONS: readonly IconOption[] = [
  ["truck", "Truck"],
  ["arrow-up", "Arrow up", "north top"],
  ["gift", "Gift"],
  ["up-box", "Upload box"],
  ["star", "Rating star"],
];
const found = (query: string) => findIcons(OPTIONS, query).map(([value]) => value);

test("without words, lists all icons in their order", () => {
  expect(findIcons(OPTIONS, "  ")).toBe(OPTIONS);
});

test("finds icons by the start of each word, in any case and order", () => {
  expect(found("ARR")).toEqual(["arrow-up"]);
  expect(found("up arr")).toEqual(["arrow-up"]);
  expect(found("rrow")).toEqual([]);
  expect(found("arrow down")).toEqual([]);
});

test("finds icons by synonyms and by the words of their set, after those with the name", () => {
  expect(found("ship")).toEqual(["truck"]);
  expect(found("north")).toEqual(["arrow-up"]);
  expect(found("fav")).toEqual(["star"]);
  expect(
    findIcons(
      [
        ["gift", "Gift"],
        ["new-present", "Present"],
      ],
      "present",
    ).map(([value]) => value),
  ).toEqual(["new-present", "gift"]);
});

test("the label of a stored icon is its name in words", () => {
  expect(labelOf("arrow-down-left|M0 0")).toBe("Arrow down left");
  expect(labelOf("star")).toBe("Star");
});
