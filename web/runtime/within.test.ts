import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { within } from "./within";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const never = new Promise<never>(() => {});

test("work that is done in time is handed on and leaves no timer", async () => {
  await expect(within(100, Promise.resolve("done"))).resolves.toBe("done");
  await expect(within(100, Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("work that takes too long is given up", async () => {
  const result = expect(within(100, never)).rejects.toThrow("No answer within 100 ms.");
  vi.advanceTimersByTime(100);
  await result;
});

test("waiting ends when nobody waits any more", async () => {
  const visit = new AbortController();
  const result = expect(within(100, never, visit.signal)).rejects.toThrow("left");
  visit.abort(new Error("left"));
  await result;
});
