import "../../testing/canvasBrowser";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Element } from "../../../documents/document";
import { heading, openEditor } from "../../testing/openEditor";

const box = (...content: Element[]): Element => ({ type: "container", props: { id: "box", content } });
const ELEMENTS = [heading("a", "Oak"), box(heading("b", "Walnut")), heading("c", "Elm")];

// jsdom has no layout: rows of 40 px from y = 100, in a panel from 90 to 310.
const TOP = 100;
const HEIGHT = 40;
const scrollBy = vi.fn();
beforeEach(() => {
  localStorage.clear();
  HTMLElement.prototype.scrollBy = scrollBy.mockClear();
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    if (this.matches(".panel")) return DOMRect.fromRect({ y: 90, height: 220 });
    const index = [...document.querySelectorAll("[data-row]")].indexOf(this);
    return index < 0 ? new DOMRect() : DOMRect.fromRect({ y: TOP + index * HEIGHT, height: HEIGHT });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const rows = () => screen.getAllByRole("treeitem");
const names = () => rows().map((row) => row.getAttribute("aria-label"));
const row = (name: string) => screen.getByRole("treeitem", { name });
const marks = () => rows().map((one) => one.dataset.drop ?? "");
const selected = () => screen.queryByRole("treeitem", { selected: true })?.getAttribute("aria-label") ?? null;
/** The height on the screen of a part of a row, from 0 to 1. */
const heightOf = (index: number, part: number) => TOP + (index + part) * HEIGHT;

const point = (target: EventTarget, type: string, clientY: number, more: MouseEventInit = {}) =>
  act(() => void target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientY, ...more })));

function press(name: string, more: MouseEventInit = {}) {
  const one = row(name);
  const start = heightOf(rows().indexOf(one), 0.5);
  point(one, "pointerdown", start, more);
  point(window, "pointermove", start + 5);
  return one;
}
const moveTo = (y: number) => point(window, "pointermove", y);
const release = () => point(window, "pointerup", 0);

const openTree = (more: Parameters<typeof openEditor>[0] = {}) =>
  openEditor({ elements: ELEMENTS, panel: "navigator", ...more });

test.each([
  ["before", 0.1, ["Heading, Elm", "Heading, Oak", "Container", "Heading, Walnut"]],
  ["after", 0.9, ["Heading, Oak", "Heading, Elm", "Container", "Heading, Walnut"]],
] as const)("drops an element %s the row under the pointer, and selects it", async (mark, part, order) => {
  await openTree();
  press("Heading, Elm");
  moveTo(heightOf(0, part));
  expect(marks()).toEqual([mark, "", "", ""]);
  release();
  expect(names()).toEqual(order);
  expect(selected()).toBe("Heading, Elm");
  expect(marks()).toEqual(["", "", "", ""]);
});

test("drops an element into the container under the pointer", async () => {
  await openTree();
  press("Heading, Elm");
  moveTo(heightOf(1, 0.5));
  expect(marks()).toEqual(["", "inside", "", ""]);
  release();
  expect(names()).toEqual(["Heading, Oak", "Container", "Heading, Walnut", "Heading, Elm"]);
  expect(row("Heading, Elm").getAttribute("aria-level")).toBe("2");
});

test("above and below all rows the nearest one counts", async () => {
  await openTree();
  press("Heading, Oak");
  moveTo(9000);
  release();
  expect(names().at(-1)).toBe("Heading, Oak");
  press("Heading, Oak");
  moveTo(-9000);
  release();
  expect(names()[0]).toBe("Heading, Oak");
});

test("dropping an element where it is changes nothing", async () => {
  await openTree();
  press("Heading, Oak");
  moveTo(heightOf(1, 0.1));
  release();
  expect(names()[0]).toBe("Heading, Oak");
  expect(screen.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("true");
});

test("Escape cancels, and the click of the release does not select", async () => {
  await openTree();
  const one = press("Heading, Elm");
  moveTo(heightOf(0, 0.1));
  expect(fireEvent.keyDown(one, { key: "Shift" })).toBe(true);
  expect(marks()[0]).toBe("before");
  expect(fireEvent.keyDown(one, { key: "Escape" })).toBe(false);
  expect(marks()).toEqual(["", "", "", ""]);
  release();
  fireEvent.click(one);
  expect(names().at(-1)).toBe("Heading, Elm");
  expect(selected()).toBeNull();
});

test("the system can cancel a drag too", async () => {
  await openTree();
  press("Heading, Elm");
  moveTo(heightOf(0, 0.1));
  point(window, "pointercancel", 0);
  release();
  expect(names().at(-1)).toBe("Heading, Elm");
});

test("a press without a movement selects", async () => {
  await openTree();
  await userEvent.click(row("Heading, Elm"));
  expect(selected()).toBe("Heading, Elm");
});

test("neither another button of the mouse nor a button in the row drags", async () => {
  await openTree();
  press("Heading, Elm", { button: 2 });
  moveTo(heightOf(0, 0.1));
  expect(marks()).toEqual(["", "", "", ""]);
  release();

  point(within(row("Heading, Elm")).getByRole("button"), "pointerdown", heightOf(3, 0.5));
  moveTo(heightOf(0, 0.1));
  expect(marks()).toEqual(["", "", "", ""]);
});

test("a locked page cannot be rearranged", async () => {
  await openTree({ boot: { locked: true } });
  press("Heading, Elm");
  moveTo(heightOf(0, 0.1));
  expect(marks()).toEqual(["", "", "", ""]);
  release();
  expect(names().at(-1)).toBe("Heading, Elm");
});

test("a collapsed container opens when the pointer rests on it", async () => {
  await openTree();
  fireEvent.click(row("Container").querySelector(".tree__toggle") as HTMLElement);
  expect(rows()).toHaveLength(3);
  vi.useFakeTimers();
  press("Heading, Elm");
  moveTo(heightOf(1, 0.5));
  moveTo(heightOf(0, 0.5));
  act(() => void vi.advanceTimersByTime(600));
  expect(rows()).toHaveLength(3);
  moveTo(heightOf(1, 0.5));
  act(() => void vi.advanceTimersByTime(300));
  moveTo(heightOf(1, 0.6));
  act(() => void vi.advanceTimersByTime(300));
  expect(rows()).toHaveLength(4);
  release();
  expect(row("Heading, Elm").getAttribute("aria-level")).toBe("2");
});

test("the panel scrolls near its edges only", async () => {
  await openTree();
  press("Heading, Elm");
  for (const y of [118, 117, 282, 283]) moveTo(y);
  expect(scrollBy.mock.calls).toEqual([
    [0, -8],
    [0, 8],
  ]);
});

test("while a row is held, the list neither scrolls by touch nor opens a menu", async () => {
  await openTree();
  const list = screen.getByRole("tree");
  expect(fireEvent.touchMove(list)).toBe(true);
  press("Heading, Elm");
  expect([fireEvent.touchMove(list), fireEvent.contextMenu(list)]).toEqual([false, false]);
  expect(screen.queryByRole("menu")).toBeNull();
  release();
  expect(fireEvent.touchMove(list)).toBe(true);
});
