import { act, renderHook } from "@testing-library/react";
import type { Editor } from "@tiptap/core";
import { afterEach, expect, test } from "vitest";
import { framedCanvas, placeOnCanvas } from "../../testing/openCanvas";
import { useSelectionPosition } from "./useSelectionPosition";

afterEach(() => document.body.replaceChildren());

type Line = { top: number; left: number };
const LINE_PX = 20;

/** A text from 100 to 500 pixels in a canvas at (300, 50) of the screen that is 800 pixels wide, and shown half as wide. */
function edited({ from, to, isEmpty = false }: { from: Line; to: Line; isEmpty?: boolean }) {
  const page = framedCanvas("<p></p>");
  const frame = document.querySelector("iframe") as HTMLIFrameElement;
  placeOnCanvas(frame, 300, 50, 400, 300);
  Object.defineProperty(frame, "offsetWidth", { value: 800 });
  const dom = page.querySelector("p") as HTMLElement;
  placeOnCanvas(dom, 100, 0, 400, 100);
  const listeners = new Set<() => void>();
  const lines: Line[] = [from, to];
  const coordsAtPos = (at: number) => {
    const { top, left } = lines[at] as Line;
    return { top, left, right: left, bottom: top + LINE_PX };
  };
  const editor = {
    state: { selection: { from: 0, to: 1, empty: isEmpty } },
    view: { dom, coordsAtPos },
    isDestroyed: false,
    on: (_name: string, listener: () => void) => listeners.add(listener),
    off: (_name: string, listener: () => void) => listeners.delete(listener),
  };
  const { result, unmount } = renderHook(() => useSelectionPosition(editor as unknown as Editor));
  return {
    editor,
    page,
    listeners,
    unmount,
    position: () => result.current,
    select: (start: Line, end: Line) => lines.splice(0, 2, start, end),
    changed: () => act(() => listeners.forEach((listener) => void listener())),
  };
}

test("the bar is above the middle of the selected words, at the scale of the canvas", () => {
  const { position } = edited({ from: { top: 200, left: 140 }, to: { top: 200, left: 260 } });
  expect(position()).toEqual({ left: 400, top: 142, isBelow: false });
});

test("a selection of several lines has the bar above the middle of the text", () => {
  const { position } = edited({ from: { top: 200, left: 140 }, to: { top: 220, left: 260 } });
  expect(position()).toEqual({ left: 450, top: 142, isBelow: false });
});

test("near the top of the screen, the bar is below the last line of the selection", () => {
  const { position } = edited({ from: { top: 139, left: 140 }, to: { top: 179, left: 260 } });
  expect(position()).toEqual({ left: 450, top: 50 + 199 / 2 + 8, isBelow: true });
  expect(edited({ from: { top: 140, left: 140 }, to: { top: 140, left: 260 } }).position()?.isBelow).toBe(false);
});

test("without a selection, the bar has no place", () => {
  const line = { top: 200, left: 140 };
  expect(edited({ from: line, to: line, isEmpty: true }).position()).toBeNull();
});

test("follows the selection, the scrolled page and the size of the window, until it is gone", () => {
  const { position, select, changed, page, editor, listeners, unmount } = edited({
    from: { top: 200, left: 140 },
    to: { top: 200, left: 260 },
  });
  select({ top: 200, left: 160 }, { top: 200, left: 280 });
  changed();
  expect(position()?.left).toBe(410);
  select({ top: 300, left: 160 }, { top: 300, left: 280 });
  act(() => void page.defaultView?.dispatchEvent(new Event("scroll")));
  expect(position()?.top).toBe(192);
  select({ top: 200, left: 160 }, { top: 200, left: 280 });
  act(() => void window.dispatchEvent(new Event("resize")));
  expect(position()?.top).toBe(142);
  editor.isDestroyed = true;
  changed();
  expect(position()).toBeNull();
  unmount();
  expect(listeners.size).toBe(0);
});
