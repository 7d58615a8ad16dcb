import { expect, test } from "vitest";
import { emptyCells } from "./emptyCells";

const inside = { left: 0, right: 320, top: 0, bottom: 80 };
const grid = { tracks: [100, 100, 100], gap: 10, inside, isFromRight: false };
const box = (left: number, right: number, top = 0, bottom = 50) => ({ left, right, top, bottom });
const edges = (cells: ReturnType<typeof emptyCells>) => cells.map(({ left, right }) => [left, right]);

test("without children all cells are empty", () => {
  expect(emptyCells(grid, [])).toEqual([box(0, 100, 0, 80), box(110, 210, 0, 80), box(220, 320, 0, 80)]);
});

test("the cells after the last child are empty, as high as its row", () => {
  expect(emptyCells(grid, [box(0, 100)])).toEqual([box(110, 210), box(220, 320)]);
  expect(edges(emptyCells(grid, [box(0, 100), box(110, 210), box(220, 320), box(0, 210, 60, 90)]))).toEqual([
    [220, 320],
  ]);
  expect(emptyCells(grid, [box(0, 320)])).toEqual([]);
});

test("a cell is not empty if a child of an earlier row reaches into it", () => {
  expect(edges(emptyCells(grid, [box(0, 100), box(110, 210, 0, 120), box(220, 320), box(0, 100, 60, 120)]))).toEqual([
    [220, 320],
  ]);
});

test("a grid that starts at the right is filled from there", () => {
  expect(edges(emptyCells({ ...grid, isFromRight: true }, [box(220, 320)]))).toEqual([
    [110, 210],
    [0, 100],
  ]);
});

test("rounded positions make no cell full: up to a pixel of overlap does not count", () => {
  expect(edges(emptyCells(grid, [box(0, 111)]))).toEqual([
    [110, 210],
    [220, 320],
  ]);
  expect(edges(emptyCells(grid, [box(0, 112)]))).toEqual([[220, 320]]);
  expect(edges(emptyCells({ ...grid, isFromRight: true }, [box(209, 320)]))).toEqual([
    [110, 210],
    [0, 100],
  ]);
  const reaching = (bottom: number) => [box(0, 100), box(110, 210, 0, bottom), box(220, 320), box(0, 100, 60, 120)];
  expect(edges(emptyCells(grid, reaching(61)))).toEqual([
    [110, 210],
    [220, 320],
  ]);
  expect(edges(emptyCells(grid, reaching(62)))).toEqual([[220, 320]]);
  const beside = (right: number) => [box(90, right, 0, 120), box(0, 80, 60, 120)];
  expect(edges(emptyCells(grid, beside(111)))).toHaveLength(2);
  expect(edges(emptyCells(grid, beside(112)))).toEqual([[220, 320]]);
});
