import { describe, expect, test } from "vitest";
import { canLoop, distance, firstStop, isInView, neighbor, type Row, stopsOf } from "./stops";

const row: Row = { count: 5, shown: 3, step: 1, isLoop: false, isCentered: false };

describe("stopsOf", () => {
  test.each<[string, Partial<Row>, number[]]>([
    ["one step passes one slide", {}, [0, 1, 2]],
    ["the last stop shows the last slide, however long the steps", { count: 8, step: 3 }, [0, 3, 5]],
    ["a step is never longer than what is seen", { count: 8, shown: 2, step: 5 }, [0, 2, 4, 6]],
    ["one slide at a time", { shown: 1 }, [0, 1, 2, 3, 4]],
    ["all are seen at once: there is nowhere to go", { count: 3 }, [0]],
    ["fewer slides than places", { count: 2 }, [0]],
    ["no slide", { count: 0 }, [0]],
    ["only slides with neighbors on both sides can be centered", { isCentered: true }, [1, 2, 3]],
    ["in the middle of a ring each slide can stand", { isCentered: true, isLoop: true }, [0, 1, 2, 3, 4]],
    ["where one slide is seen, it is in the middle", { isCentered: true, shown: 1 }, [0, 1, 2, 3, 4]],
    ["slides that are half visible count", { isCentered: true, shown: 2 }, [1, 2, 3]],
    ["no row of three is longer than three", { isCentered: true, isLoop: true, count: 3 }, [1]],
    ["fewer slides than places around the middle", { isCentered: true, isLoop: true, count: 2 }, [1]],
    ["no slide in the middle", { isCentered: true, count: 0 }, [0]],
  ])("%s", (_what, changes, stops) => {
    expect(stopsOf({ ...row, ...changes })).toEqual(stops);
  });
});

describe("neighbor", () => {
  test.each<[number, 1 | -1, number]>([
    [0, 1, 1],
    [1, 1, 2],
    [2, 1, 2],
    [2, -1, 1],
    [0, -1, 0],
  ])("stays at the ends without a loop: from %i by %i to %i", (index, by, expected) => {
    expect(neighbor(row, index, by)).toBe(expected);
  });

  test("RUN-CAR-09 loops from the last slide to the first and back", () => {
    expect(neighbor({ ...row, isLoop: true }, 2, 1)).toBe(0);
    expect(neighbor({ ...row, isLoop: true }, 0, -1)).toBe(2);
  });

  test("goes to the next stop from between two stops, where a visitor may have scrolled", () => {
    const long = { ...row, count: 9, step: 3 };

    expect(neighbor(long, 4, 1)).toBe(6);
    expect(neighbor(long, 4, -1)).toBe(3);
  });
});

test.each([
  [{ count: 4 }, true],
  [{ count: 3 }, false],
  [{ count: 4, shown: 2 }, true],
  [{ count: 3, shown: 2 }, false],
  [{ count: 2, shown: 1 }, true],
  [{ isLoop: false }, false],
  [{ isCentered: false }, false],
])("needs one slide more than are visible for a loop, including half ones: %o loops: %s", (changes, expected) => {
  expect(canLoop({ ...row, isCentered: true, isLoop: true, ...changes })).toBe(expected);
});

test("returns the shorter distance around a loop, or that of the given direction", () => {
  const ring = { ...row, isCentered: true, isLoop: true };

  expect(distance(ring, 4, 0)).toBe(1);
  expect(distance(ring, 0, 4)).toBe(-1);
  expect(distance(ring, 1, 1)).toBe(0);
  expect(distance({ ...ring, count: 4 }, 0, 2, -1)).toBe(-2);
  expect(distance(row, 0, 2)).toBe(2);
});

test("lists the visible slides, also around a centered one", () => {
  const seen = (changes: Partial<Row>, index: number) =>
    [0, 1, 2, 3, 4].filter((slide) => isInView({ ...row, ...changes }, index, slide));

  expect(seen({}, 1)).toEqual([1, 2, 3]);
  expect(seen({ shown: 1 }, 4)).toEqual([4]);
  expect(seen({ isCentered: true }, 2)).toEqual([1, 2, 3]);
  expect(seen({ isCentered: true, isLoop: true }, 0)).toEqual([0, 1, 4]);
  expect(seen({ isCentered: true, shown: 2 }, 2)).toEqual([2]);
});

test("starts with the first slides visible, also if one of them is centered", () => {
  expect(firstStop(row)).toBe(0);
  expect(firstStop({ ...row, isCentered: true })).toBe(1);
  expect(firstStop({ ...row, isCentered: true, isLoop: true })).toBe(1);
  expect(firstStop({ ...row, isCentered: true, shown: 1 })).toBe(0);
  expect(firstStop({ ...row, isCentered: true, count: 1 })).toBe(0);
});
