import type { PointerEvent } from "react";
import { expect, test, vi } from "vitest";
import { drag } from "./drag";

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function pressed() {
  const handle = Object.assign(document.createElement("div"), { setPointerCapture: vi.fn() });
  const event = { currentTarget: handle, clientX: 10, clientY: 20, pointerId: 7, preventDefault: vi.fn() };
  const [onMove, onEnd] = [vi.fn(), vi.fn()];
  const stopPropagation = vi.fn();
  drag({ ...event, stopPropagation } as unknown as PointerEvent<HTMLElement>, onMove, onEnd);
  const send = (type: string, clientX = 0, clientY = 0, shiftKey = false) =>
    handle.dispatchEvent(new MouseEvent(type, { clientX, clientY, shiftKey }));
  return { handle, event, stopPropagation, onMove, onEnd, send };
}

test("the handle keeps the pointer, and the element below it is not dragged", () => {
  const { handle, event, stopPropagation } = pressed();
  expect(handle.setPointerCapture).toHaveBeenCalledWith(7);
  expect(event.preventDefault).toHaveBeenCalled();
  expect(stopPropagation).toHaveBeenCalled();
});

test("follows the pointer once per frame, from where it was pressed", async () => {
  const { onMove, send } = pressed();
  send("pointermove", 15, 25);
  send("pointermove", 40, 22, true);
  await frame();
  expect(onMove.mock.calls).toEqual([[{ x: 30, y: 2 }, true]]);
});

test("the last movement before the release counts, and none after it", async () => {
  const { onMove, onEnd, send } = pressed();
  send("pointermove", 15, 25);
  send("lostpointercapture");
  send("pointermove", 90, 90);
  send("lostpointercapture");
  await frame();
  expect(onMove.mock.calls).toEqual([[{ x: 5, y: 5 }, false]]);
  expect(onEnd).toHaveBeenCalledOnce();
});
