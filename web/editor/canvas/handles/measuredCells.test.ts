import { afterEach, expect, test } from "vitest";
import { framedCanvas, placeOnCanvas } from "../../testing/openCanvas";
import { measuredCells } from "./measuredCells";

afterEach(() => document.body.replaceChildren());

const GRID = "display: grid; grid-template-columns: 100px 100px 100px; column-gap: 10px";

/** The empty cells of a grid at (50, 20) with padding, relative to the element at (55, 26). */
function cells(style: string, children: readonly string[] = ["a"], origin = "a") {
  const html = children.map((id) => `<p data-puck-component="${id}"></p>`).join("");
  const page = framedCanvas(
    `<div data-puck-component="box"><div data-puck-dropzone style="padding: 6px 7px 8px 5px; ${style}">${html}</div></div>`,
  );
  const box = page.querySelector<HTMLElement>("[data-puck-component=box]") as HTMLElement;
  placeOnCanvas(box, 50, 20, 332, 100);
  placeOnCanvas(box.firstElementChild as Element, 50, 20, 332, 100);
  for (const child of page.querySelectorAll("p")) placeOnCanvas(child, 55, 26, 100, 60);
  return measuredCells(box, children, origin);
}

test("the empty cells of a row are as high as it, from the corner of the selected element", () => {
  expect(cells(GRID)).toEqual([
    { left: 110, top: 0, width: 100, height: 60 },
    { left: 220, top: 0, width: 100, height: 60 },
  ]);
  expect(cells(GRID, ["a"], "box")[0]).toEqual({ left: 115, top: 6, width: 100, height: 60 });
});

test("the cells of an empty grid are within its padding", () => {
  expect(cells(GRID, [], "box")).toEqual([
    { left: 5, top: 6, width: 100, height: 86 },
    { left: 115, top: 6, width: 100, height: 86 },
    { left: 225, top: 6, width: 100, height: 86 },
  ]);
});

test("a right-to-left grid begins at its right edge", () => {
  expect(cells(`${GRID}; direction: rtl`, [], "box").map(({ left }) => left)).toEqual([225, 115, 5]);
});

test("without a gap, cells touch each other", () => {
  expect(cells("display: grid; grid-template-columns: 100px 100px").map(({ left }) => left)).toEqual([100]);
});

test.each(["display: flex", `${GRID}; grid-auto-flow: column`, `${GRID}; grid-auto-flow: dense`])(
  "no cells where elements are not put into rows in order: %s",
  (style) => {
    expect(cells(style)).toEqual([]);
  },
);

test("no cells once the selected element is gone", () => {
  expect(cells(GRID, ["a"], "gone")).toEqual([]);
});
