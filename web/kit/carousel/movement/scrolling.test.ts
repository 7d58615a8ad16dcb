import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { animate } from "./scrolling";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Scrolls by 1000 px in 1000 ms, and lets the first frame pass, at which its time starts. */
function scrolled() {
  const track = document.createElement("div");
  track.scrollLeft = 100;
  const ended = vi.fn();
  const animation = animate(track, "scrollLeft", 1100, 1000, ended);
  vi.advanceTimersToNextFrame();
  return { track, ended, animation };
}

/** The positions at about a quarter, half and three quarters of the time. */
function positions(track: HTMLElement) {
  return [1, 2, 3].map(() => {
    vi.advanceTimersByTime(250);
    return track.scrollLeft;
  });
}

test("slides start and end slowly, and are halfway after half of the time", () => {
  const { track, ended } = scrolled();
  expect(track.scrollLeft).toBe(100);

  const [quarter = 0, half = 0, threeQuarters = 0] = positions(track);

  // Frames are 16 ms apart, in which the track moves by at most 32 px.
  expect(quarter).toBeGreaterThan(225 - 32);
  expect(quarter).toBeLessThanOrEqual(225);
  expect(half).toBeGreaterThan(600 - 32);
  expect(half).toBeLessThanOrEqual(600);
  expect(threeQuarters).toBeGreaterThan(975 - 32);
  expect(threeQuarters).toBeLessThanOrEqual(975);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(track.scrollLeft).toBe(1100);
  expect(ended).toHaveBeenCalledOnce();
});

test("snapping is off until the movement ends or is canceled", () => {
  const { track } = scrolled();
  expect(track.style.scrollSnapType).toBe("none");
  vi.advanceTimersByTime(1100);
  expect(track.style.scrollSnapType).toBe("");

  const other = scrolled();
  vi.advanceTimersByTime(250);
  const at = other.track.scrollLeft;
  other.animation.cancel();
  vi.advanceTimersByTime(1100);

  expect(other.track.style.scrollSnapType).toBe("");
  expect(other.track.scrollLeft).toBe(at);
  expect(other.ended).not.toHaveBeenCalled();
});
