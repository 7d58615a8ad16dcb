import { expect, test } from "vitest";
import { between, touchedBy } from "./marquee";

type Box = [left: number, top: number, width: number, height: number];

function element(id: string, [left, top, width, height]: Box, ...inside: HTMLElement[]): HTMLElement {
  const made = document.createElement("div");
  made.dataset.puckComponent = id;
  made.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  made.append(...inside);
  return made;
}

const page = () => {
  const root = document.createElement("main");
  root.append(
    element("a", [0, 0, 100, 20]),
    element("box", [0, 30, 100, 60], element("b", [10, 40, 80, 10]), element("c", [10, 70, 80, 10])),
    element("d", [0, 100, 100, 20]),
  );
  return root;
};
const rectangle = (x: number, y: number, toX: number, toY: number) =>
  between({ x, y } as DOMPointReadOnly, { x: toX, y: toY } as DOMPointReadOnly);

test.each([
  ["what it touches, in page order, in whichever direction it is dragged", [50, 130, 10, 75], ["c", "d"]],
  ["a container instead of its elements when it lies wholly inside", [-1, 25, 101, 95], ["box"]],
  ["a container when it touches only its empty space", [5, 52, 95, 65], ["box"]],
  ["nothing where no element is", [-20, -20, -10, 200], []],
])("EDIT-ED-01 selects %s", (_, [x, y, toX, toY], ids) => {
  expect(touchedBy(rectangle(x as number, y as number, toX as number, toY as number), page())).toEqual(ids);
});

test("EDIT-ED-01 leaves out elements that are not shown", () => {
  const root = page();
  root.append(element("hidden", [0, 0, 0, 0]));
  expect(touchedBy(rectangle(-1, -1, 101, 25), root)).toEqual(["a"]);
});
