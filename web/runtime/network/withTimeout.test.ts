import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withTimeout } from "./withTimeout";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const never = new Promise<never>(() => {});

test("returns the result in time and leaves no timer", async () => {
  await expect(withTimeout(100, Promise.resolve("done"))).resolves.toBe("done");
  await expect(withTimeout(100, Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("rejects if it takes too long", async () => {
  const result = expect(withTimeout(100, never)).rejects.toThrow("No answer within 100 ms.");
  vi.advanceTimersByTime(100);
  await result;
});

test("stops when the caller cancels", async () => {
  const visit = new AbortController();
  const result = expect(withTimeout(100, never, visit.signal)).rejects.toThrow("left");
  visit.abort(new Error("left"));
  await result;
});
