import { afterEach, expect, test } from "vitest";
import { framedCanvas, placeOnCanvas } from "../../testing/openCanvas";
import { minimums, type Row, rowOf, trackEndingAt } from "./columnRow";

afterEach(() => document.body.replaceChildren());

type Children = Record<string, readonly [left: number, top: number, width: number, height: number]>;

const BESIDE: Children = { a: [140, 60, 490, 100], b: [650, 70, 490, 130] };

/** The row of a container that begins at (100, 50), with 1000 pixels between its padding of 40 and 20 pixels. */
function measured(children: Children, style: string, widths: Record<string, number> = {}) {
  const html = Object.keys(children).map((id) => `<p data-puck-component="${id}"></p>`);
  const page = framedCanvas(
    `<div data-puck-component="box"><div style="padding: 0 20px 0 40px; ${style}">${html.join("")}</div></div>`,
  );
  const container = page.querySelector<HTMLElement>("[data-puck-component=box]") as HTMLElement;
  for (const one of [container, container.firstElementChild as HTMLElement]) placeOnCanvas(one, 100, 50, 1060, 300);
  for (const [id, [left, top, width, height]] of Object.entries(children)) {
    const child = page.querySelector<HTMLElement>(`[data-puck-component=${id}]`) as HTMLElement;
    child.getBoundingClientRect = () =>
      new DOMRect(left, top, child.dataset.minContent === "" ? widths[id] : width, height);
  }
  return rowOf(container, Object.keys(children));
}
const found = (children: Children, style: string, widths?: Record<string, number>) =>
  measured(children, style, widths) as Row;

test("an edge is in the middle of the gap, as high as both columns, from the corner of the container", () => {
  const { edges, room, total } = found(BESIDE, "display: flex; column-gap: 20px");
  expect(edges).toHaveLength(1);
  expect(edges[0]).toMatchObject({ x: 540, top: 10, height: 140, share: 50 });
  expect([room, total]).toEqual([1000, 980]);
});

test("the width of all columns is that of the longest row", () => {
  const wrapped: Children = { ...BESIDE, c: [140, 200, 320, 50], d: [480, 200, 320, 50], e: [820, 200, 320, 50] };
  const { total, edges } = found(wrapped, "display: flex; column-gap: 20px");
  expect(total).toBe(960);
  expect(edges.map(({ left, right }) => left.id + right.id)).toEqual(["ab", "cd", "de"]);
});

test("columns without a gap use all of the room", () => {
  expect(found({ a: [140, 60, 500, 50], b: [640, 60, 500, 50] }, "display: flex").total).toBe(1000);
});

test.each([
  ["ltr", [300, 680], [140, 460]],
  ["rtl", [680, 300], [140, 840]],
])("the columns of a %s grid are measured from the left", (direction, tracks, startsAt) => {
  const style = `display: grid; grid-template-columns: 300px 680px; column-gap: 20px; direction: ${direction}`;
  const row = found(BESIDE, style);
  expect(row.tracks).toEqual(tracks);
  expect(row.startsAt).toEqual(startsAt);
  expect([row.total, row.room, row.isFromRight]).toEqual([980, 1000, direction === "rtl"]);
});

test("a grid has one edge for all of its rows, a wrapping row has one for each line", () => {
  const rows: Children = { ...BESIDE, c: [140, 210, 490.5, 50], d: [650, 210, 490, 50] };
  expect(found(rows, "display: grid; grid-template-columns: 490px 490px").edges).toHaveLength(1);
  expect(found(rows, "display: flex").edges).toHaveLength(2);
  const apart: Children = { ...rows, c: [140, 210, 492, 50] };
  expect(found(apart, "display: grid; grid-template-columns: 490px 490px").edges).toHaveLength(2);
});

test("a container without children, or with children below each other, is no row", () => {
  expect(measured({}, "display: flex")).toBeNull();
  expect(measured(BESIDE, "display: block")).toBeNull();
});

test("a column is at least as wide as its longest word, in a grid as those of all its rows", () => {
  const rows: Children = { ...BESIDE, c: [141.5, 210, 490, 50], d: [640, 210, 500, 50] };
  const words = { a: 100, b: 80.2, c: 130, d: 300 };
  const grid = found(rows, "display: grid; grid-template-columns: 490px 490px", words);
  expect(minimums(grid, grid.edges[0] as Row["edges"][0])).toEqual({ left: 131, right: 82 });
  for (const other of [[142, 210, 488, 50] as const, [140, 210, 492, 50] as const]) {
    const beside = found({ ...rows, c: other }, "display: grid; grid-template-columns: 490px 490px", words);
    expect(minimums(beside, beside.edges[0] as Row["edges"][0]).left).toBe(101);
  }
  const flex = found(rows, "display: flex", words);
  expect(minimums(flex, flex.edges[0] as Row["edges"][0])).toEqual({ left: 101, right: 82 });
});

test("finds the grid column that ends where a child ends, unless it is the last one", () => {
  const ending = (right: number) =>
    trackEndingAt([0, 310, 620], [300, 300, 300], { id: "", left: 0, right, top: 0, bottom: 0 });
  expect([300, 610, 611.9, 612, 608, 920].map(ending)).toEqual([0, 1, 1, -1, -1, -1]);
});
