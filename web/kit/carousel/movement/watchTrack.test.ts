import { expect, onTestFinished, test, vi } from "vitest";
import { screenOf } from "../../testing/screen";
import { watchTrack } from "./watchTrack";

const ROW = { count: 5, shown: 3, step: 1, isLoop: true, isCentered: false, isVertical: false, isFade: false };

function watched(changes: object = {}, index = 0) {
  screenOf();
  const track = document.body.appendChild(document.createElement("div"));
  const current = { options: { ...ROW, ...changes }, index };
  const scroller = {
    stop: vi.fn(),
    settle: vi.fn(),
    settleLoop: vi.fn(),
    setIndex: vi.fn(),
    scrolledTo: vi.fn(() => 0),
  };
  const [autoplay, move, onScrolled] = [{ pause: vi.fn() }, vi.fn(), vi.fn()];
  const end = watchTrack(track, { current, scroller, autoplay, move, onScrolled } as never);
  onTestFinished(() => {
    end();
    track.remove();
  });
  const fire = (type: string, fields: object = {}) => track.dispatchEvent(Object.assign(new Event(type), fields));
  const swipe = (from: number, to: number) => {
    fire("touchstart", { touches: [{ clientX: from, clientY: 0 }] });
    fire("touchend", { changedTouches: [{ clientX: to, clientY: 0 }] });
    return move.mock.calls.flat();
  };
  return { scroller, autoplay, onScrolled, current, fire, swipe, end };
}

test("autoplay waits from the touch to its end or cancellation, and for nothing else", () => {
  const { autoplay, fire } = watched();
  fire("pointerdown");
  fire("wheel");
  expect(autoplay.pause).not.toHaveBeenCalled();
  for (const type of ["touchstart", "touchend", "touchstart", "touchcancel"])
    fire(type, { touches: [], changedTouches: [] });
  expect(autoplay.pause.mock.calls.flat()).toEqual([true, false, true, false]);
});

test.each(["touchstart", "wheel", "pointerdown"])("%s stops a movement", (type) => {
  const { scroller, fire } = watched();
  fire(type, { touches: [] });
  expect(scroller.stop).toHaveBeenCalledOnce();
});

test("a visitor who scrolls to another slide changes the current one", () => {
  const { scroller, onScrolled, fire } = watched();
  fire("scroll");
  expect(onScrolled).not.toHaveBeenCalled();
  scroller.scrolledTo.mockReturnValue(2);
  fire("scroll");
  expect([scroller.setIndex.mock.calls, onScrolled.mock.calls.length]).toEqual([[[2]], 1]);
  fire("scrollend");
  expect(scroller.settleLoop).toHaveBeenCalledOnce();
});

test.each([
  ["forward at the last stop of a loop", {}, 2, [200, 100], [1]],
  ["back at the first stop of a loop", {}, 0, [100, 200], [-1]],
  ["back at the last stop, where the browser scrolls", {}, 2, [100, 200], []],
  ["forward in the middle, where the browser scrolls", {}, 1, [200, 100], []],
  ["forward at the last stop without a loop", { isLoop: false }, 2, [200, 100], []],
  ["forward around a ring, which the browser scrolls", { isCentered: true }, 4, [200, 100], []],
  ["slides that fade, which cannot be scrolled", { isFade: true }, 1, [200, 100], [1]],
] as const)("RUN-CAR-12 a swipe %s", (_where, changes, index, [from, to], steps) => {
  expect(watched(changes, index).swipe(from, to)).toEqual(steps);
});

test("hears nothing after its end", () => {
  const { scroller, fire, end } = watched();
  end();
  fire("wheel");
  fire("scrollend");
  expect([scroller.stop, scroller.settleLoop].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
