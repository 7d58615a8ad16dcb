import { expect, test } from "vitest";
import { matchesSyntax } from "../../../kit/style/syntax";
import { type Box, movedEdge, movedTracks, movedWidths, neighbors } from "./columns";

const EMPTY = { left: 0, right: 0 };
const box = (id: string, left: number, right: number, top = 0): Box => ({ id, left, right, top, bottom: top + 50 });
const pairs = (...boxes: Box[]) => neighbors(boxes).map(([a, b]) => `${a.id}${b.id}`);

test("lists the neighbors in a row, from left to right", () => {
  expect(pairs(box("a", 0, 100), box("b", 110, 200), box("c", 210, 300))).toEqual(["ab", "bc"]);
  expect(pairs(box("a", 0, 100), box("b", 0, 100, 60))).toEqual([]);
  expect(pairs(box("a", 0, 100), box("b", 110, 200), box("c", 0, 100, 60), box("d", 110, 200, 60))).toEqual([
    "ab",
    "cd",
  ]);
  expect(pairs(box("a", 110, 200), box("b", 0, 100))).toEqual(["ba"]);
});

test("moves width from one column to the other, and none vanishes", () => {
  expect(movedWidths(490, 490, 100, 1000, EMPTY)).toEqual(["59%", "39%"]);
  expect(movedWidths(490, 490, 900, 1000, EMPTY)).toEqual(["93%", "5%"]);
  expect(movedWidths(490, 490, -900, 1000, EMPTY)).toEqual(["5%", "93%"]);
});

test("keeps grid columns as fractions, in a form that CSS accepts", () => {
  expect(movedTracks([300, 300, 300], 0, 150, EMPTY)).toEqual(["1.5fr", "0.5fr", "1fr"]);
  expect(matchesSyntax("tracks", movedTracks([200, 400, 300], 1, -33, EMPTY).join(" "))).toBe(true);
});

test("never makes a column narrower than its content", () => {
  const min = { left: 200, right: 150 };
  expect(movedEdge(490, 490, -900, 1000, min)).toBe(200);
  expect(movedEdge(490, 490, 900, 1000, min)).toBe(830);
  // Already too narrow: it can grow.
  expect(movedEdge(100, 880, -50, 1000, min)).toBe(100);
  expect(movedEdge(100, 880, 50, 1000, min)).toBe(150);
});

test("rounded positions make no columns overlap: up to a pixel does not count", () => {
  expect(pairs(box("a", 0, 101), box("b", 100, 200))).toEqual(["ab"]);
  expect(pairs(box("a", 0, 101.5), box("b", 100, 200))).toEqual([]);
  expect(pairs(box("a", 0, 100), box("b", 110, 200, 50))).toEqual([]);
});

test("the neighbor is the nearest one, whatever the order of the elements", () => {
  expect(pairs(box("a", 0, 100), box("c", 210, 300), box("b", 110, 200))).toEqual(["ab", "bc"]);
});

test("widths keep one digit, and fractions of a grid three", () => {
  expect(movedWidths(333, 333, 0, 999, EMPTY)).toEqual(["33.3%", "33.3%"]);
  expect(movedTracks([100, 200, 400], 1, 0, EMPTY)).toEqual(["0.429fr", "0.857fr", "1.714fr"]);
});
