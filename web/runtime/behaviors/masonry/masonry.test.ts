import { expect, test } from "vitest";
import { element, setUp } from "../testing";
import { mount } from "./masonry";

/** Two columns with a gap of 30 px; the second row starts below the tallest element of the first. */
function start(columns = "100px 100px", css = "") {
  const grid = element(
    `<div style="display: grid; grid-template-columns: ${columns}; row-gap: 30px"><p></p><in-island><p></p></in-island><p></p><p></p><p></p></div><style>p { ${css} }</style>`,
  );
  const on = setUp();
  const items = [...grid.querySelectorAll("p")] as HTMLElement[];
  const rows = [
    [0, 200],
    [0, 50],
    [230, 60],
    [230, 100],
    [360, 40],
  ];
  items.forEach((item, index) => {
    const [top = 0, height] = rows[index] ?? [];
    on.move(item, { top, height });
  });
  mount(grid, on.context);
  return { items, grid, ...on };
}
const margins = (items: HTMLElement[]) => items.map(({ style }) => style.marginBlockStart);

test("RUN-MAS-01 places each item 30 px below the one above it in its column, in the same order", () => {
  // First column 0-200, 230-290, 320-360; second column 0-50, 80-180.
  expect(margins(start().items)).toEqual(["", "", "", "-150px", "-40px"]);
});

test("keeps the rows of the grid and removes the space below the last one", () => {
  const { items, grid } = start();
  expect(items[3]?.style.marginBlockEnd).toBe("150px");

  // Without the behavior it would end at 400 px; it ends at 360.
  expect(grid.style.marginBlockEnd).toBe("-40px");
});

test("RUN-MAS-01 skips items that are hidden on this device or fixed to the screen", () => {
  const { items, resize, move } = start();
  (items[0] as HTMLElement).style.display = "none";
  (items[1] as HTMLElement).style.position = "fixed";
  move(items[0] as HTMLElement, { top: 0, height: 0 });
  // The free space: 60 and 100 in the first row, 40 in the second.
  [0, 0, 0, 0, 130].forEach((top, index) => {
    if (index > 1) move(items[index] as HTMLElement, { top, height: [0, 0, 60, 100, 40][index] });
  });
  resize();

  expect(margins(items)).toEqual(["", "", "", "", "-40px"]);
});

test("RUN-MAS-01 keeps an item's own margin in addition to the gap", () => {
  const { items, resize } = start("100px 100px", "margin-block-start: 10px; margin-block-end: 5px");
  // Its column ends at 80 px, and it belongs 30 + 5 + 10 px below, instead of at 230.
  expect(margins(items)[3]).toBe("-125px");
  expect(items[3]?.style.marginBlockEnd).toBe("140px");

  resize();
  expect(margins(items)[3]).toBe("-125px");
});

test("RUN-HND-09 removes all its styles when it ends", () => {
  const { items, leave } = start();
  leave();

  expect(margins(items)).toEqual(["", "", "", "", ""]);
});

test("arranges again when an item changes its size", () => {
  const { items, move, resize } = start();
  move(items[1] as HTMLElement, { top: 0, height: 200 });
  resize();

  expect(margins(items)[3]).toBe("");
});
