import { afterEach, expect, test, vi } from "vitest";
import type { Editing } from "../../puckAdapter";
import { framedCanvas, placeOnCanvas } from "../../testing/openCanvas";
import type { Screen } from "../ScreenContext";
import { elementOf, isMenuKey, openByKey, openByPointer } from "./openMenu";

Object.assign(globalThis, { CSS: { escape: (id: string) => id } });

afterEach(() => document.body.replaceChildren());

function editor(selected: string | null = null) {
  const [select, openMenu] = [vi.fn(), vi.fn()];
  const editing = { select, selectedId: () => selected } as unknown as Editing;
  return { editing, screen: { openMenu } as unknown as Screen, select, openMenu };
}
const at = <Event>(target: Element | null, more = {}) => ({ target, ...more }) as Event;

/** The row of an element in the navigator, with a button in it. */
function row() {
  document.body.innerHTML = '<div data-row="oak"><button></button></div>';
  const element = document.querySelector("[data-row]") as HTMLElement;
  placeOnCanvas(element, 20, 100, 200, 28);
  return element;
}

/** An element on a canvas that begins at (300, 50) of the screen and is shown half as wide. */
function canvas(top: number) {
  const page = framedCanvas('<main id="frame-root"><div data-puck-component="oak"><p></p></div></main>');
  const frame = document.querySelector("iframe") as HTMLIFrameElement;
  placeOnCanvas(frame, 300, 50, 400, 300);
  Object.defineProperty(frame, "offsetWidth", { value: 800 });
  placeOnCanvas(page.querySelector("[data-puck-component]") as Element, 40, top, 200, 100);
  return page;
}

test("the menu key and Shift+F10 open the menu", () => {
  const key = (name: string, shiftKey = false) => isMenuKey({ key: name, shiftKey } as KeyboardEvent);
  expect([key("ContextMenu"), key("F10", true), key("F10"), key("F9", true)]).toEqual([true, true, false, false]);
});

test("a key is for the row with the focus, or else for the selected element", () => {
  const { editing } = editor("elm");
  expect(elementOf(at<Event>(row().querySelector("button")), editing)).toBe("oak");
  expect(elementOf(at<Event>(document.body), editing)).toBe("elm");
  expect(elementOf(at<Event>(null), editing)).toBe("elm");
});

test("the menu of a row is below it, and focus returns to what had it", () => {
  const { editing, screen, select, openMenu } = editor();
  const button = row().querySelector("button");
  expect(openByKey(at(button), editing, screen)).toBe(true);
  expect(select).toHaveBeenCalledWith("oak");
  expect(openMenu).toHaveBeenCalledWith({ x: 28, y: 128, id: "oak", origin: button });
});

test("the menu of an element on the canvas is at its corner, at the scale of the canvas", () => {
  const { editing, screen, openMenu } = editor("oak");
  const main = canvas(60).getElementById("frame-root");
  expect(openByKey(at(main), editing, screen)).toBe(true);
  expect(openMenu).toHaveBeenCalledWith({ x: 324, y: 84, id: "oak", origin: main });
});

test("the menu of an element whose top is scrolled away is at the top of the canvas", () => {
  const { editing, screen, openMenu } = editor("oak");
  openByKey(at(canvas(-30).body), editing, screen);
  expect(openMenu).toHaveBeenCalledWith(expect.objectContaining({ y: 54 }));
});

test("a key opens nothing without an element, or for one that is not shown", () => {
  canvas(60);
  for (const selected of [null, "gone"]) {
    const { editing, screen, select, openMenu } = editor(selected);
    expect(openByKey(at(document.body), editing, screen)).toBe(false);
    expect([select, openMenu].some((call) => call.mock.calls.length > 0)).toBe(false);
  }
});

test("the pointer opens the menu where it is, of the element below it", () => {
  const { editing, screen, select, openMenu } = editor();
  const page = canvas(60);
  const press = at<MouseEvent>(page.querySelector("p"), { clientX: 100, clientY: 80 });
  expect(openByPointer(press, editing, screen)).toBe(true);
  expect(select).toHaveBeenCalledWith("oak");
  const origin = page.getElementById("frame-root");
  expect(openMenu).toHaveBeenCalledWith({ x: 350, y: 90, id: "oak", origin });
  expect(openByPointer(at(page.body), editing, screen)).toBe(false);
});

test("before the canvas has a size, it counts as not scaled", () => {
  const { editing, screen, openMenu } = editor();
  const page = framedCanvas('<div data-puck-component="oak"></div>');
  openByPointer(at(page.querySelector("div"), { clientX: 100, clientY: 80 }), editing, screen);
  expect(openMenu).toHaveBeenCalledWith({ x: 100, y: 80, id: "oak", origin: null });
});

test("the pointer opens the menu of a row, to which focus returns", () => {
  const { editing, screen, openMenu } = editor();
  const element = row();
  openByPointer(at(element.querySelector("button"), { clientX: 33, clientY: 110 }), editing, screen);
  expect(openMenu).toHaveBeenCalledWith({ x: 33, y: 110, id: "oak", origin: element });
});
