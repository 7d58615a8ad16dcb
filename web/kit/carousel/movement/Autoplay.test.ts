import { expect, onTestFinished, test, vi } from "vitest";
import { screenOf } from "../../testing/screen";
import { Autoplay, PAUSE_CONTROL } from "./Autoplay";

const SECOND = { delay: 1000, pauseOnHover: true };

/** Slides with a button and a pause button. `ticks` returns how often they have moved in a time. */
function playing(options = SECOND) {
  vi.useFakeTimers();
  const visitor = screenOf();
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = `<button>Next</button><button ${PAUSE_CONTROL}>Pause</button>`;
  const [onTick, onChange] = [vi.fn(), vi.fn()];
  const autoplay = new Autoplay(host, options, onTick, onChange);
  onTestFinished(() => {
    autoplay.destroy();
    host.remove();
    vi.useRealTimers();
  });
  const fire = (type: string, target: Element = host, fields: object = {}) =>
    target.dispatchEvent(Object.assign(new Event(type, { bubbles: type.startsWith("focus") }), fields));
  const ticks = (ms: number) => {
    onTick.mockClear();
    vi.advanceTimersByTime(ms);
    return onTick.mock.calls.length;
  };
  const [next, pause] = host.children as unknown as [Element, Element];
  return { autoplay, visitor, onChange, fire, ticks, next, pause };
}

test("RUN-CAR-08 moves after each delay", () => {
  const { ticks } = playing();
  expect([ticks(999), ticks(1), ticks(2000)]).toEqual([0, 1, 2]);
});

test("waits while a finger touches the slides", () => {
  const { autoplay, ticks } = playing();
  autoplay.pause(true);
  expect(ticks(3000)).toBe(0);
  autoplay.pause(false);
  expect(ticks(3000)).toBe(3);
  expect(autoplay.isPlaying()).toBe(true);
});

test("several reasons to wait all have to end", () => {
  const { autoplay, fire, ticks } = playing();
  autoplay.pause(true);
  fire("pointerenter");
  autoplay.pause(false);
  expect(ticks(3000)).toBe(0);
  fire("pointerleave");
  expect(ticks(1000)).toBe(1);
});

test("RUN-CAR-04 waits for a mouse, and not for a finger, which never leaves", () => {
  const { fire, ticks } = playing();
  fire("pointerenter", undefined, { pointerType: "touch" });
  expect(ticks(1000)).toBe(1);
  fire("pointerenter", undefined, { pointerType: "mouse" });
  expect(ticks(1000)).toBe(0);
});

test("waits while the page is in the background", () => {
  const { ticks } = playing();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  document.dispatchEvent(new Event("visibilitychange"));
  expect(ticks(3000)).toBe(0);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(ticks(3000)).toBe(3);
});

test("waits out of view", () => {
  const { visitor, ticks } = playing();
  visitor.scrollIntoView(false);
  expect(ticks(3000)).toBe(0);
  visitor.scrollIntoView(true);
  expect(ticks(3000)).toBe(3);
});

test("RUN-CAR-05 stops for good when a control gets focus, and says so once", () => {
  const { autoplay, fire, onChange, ticks, next } = playing();
  fire("focusin", next);
  fire("focusout", next);
  fire("focusin", next);
  expect([ticks(3000), autoplay.isPlaying(), onChange.mock.calls.length]).toEqual([0, false, 1]);
});

test("waits while the pause button has focus, and stays off if the visitor leaves without a decision", () => {
  const { autoplay, fire, ticks, pause } = playing();
  fire("focusin", pause);
  expect([ticks(3000), autoplay.isPlaying()]).toEqual([0, true]);
  fire("focusout", pause);
  expect([ticks(3000), autoplay.isPlaying()]).toEqual([0, false]);
});

test("plays on request, with the pointer and the focus on the button", () => {
  const { autoplay, fire, onChange, ticks, pause } = playing();
  fire("pointerenter");
  fire("focusin", pause);
  autoplay.stop();
  onChange.mockClear();
  autoplay.play();
  expect([ticks(3000), autoplay.isPlaying(), onChange.mock.calls.length]).toEqual([3, true, 1]);
  fire("focusout", pause);
  expect(autoplay.isPlaying()).toBe(true);
});

test("a step that something else caused restarts the delay", () => {
  const { autoplay, ticks } = playing();
  ticks(900);
  autoplay.restart();
  expect([ticks(900), ticks(100)]).toEqual([0, 1]);
});

test("only options that changed restart the delay", () => {
  const { autoplay, onChange, ticks } = playing();
  ticks(900);
  autoplay.update({ ...SECOND });
  expect([ticks(100), onChange.mock.calls.length]).toEqual([1, 0]);
  ticks(900);
  autoplay.update({ ...SECOND, pauseOnHover: false });
  expect([ticks(900), onChange.mock.calls.length]).toEqual([0, 1]);
  autoplay.update({ ...SECOND, delay: 500, pauseOnHover: false });
  expect([ticks(500), onChange.mock.calls.length]).toEqual([1, 2]);
});

test("without a delay there is nothing to play", () => {
  const { autoplay, ticks } = playing({ delay: null as never, pauseOnHover: true });
  expect([autoplay.canPlay(), autoplay.isPlaying(), ticks(10_000)]).toEqual([false, false, 0]);
});

test("RUN-HND-09 hears nothing and moves nothing after its end", () => {
  const { autoplay, fire, onChange, ticks, next } = playing();
  autoplay.destroy();
  fire("focusin", next);
  expect([ticks(3000), onChange.mock.calls.length]).toEqual([0, 0]);
});
