import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { importLater } from "./importLater";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function failing(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError("Failed to fetch dynamically imported module");
    return "part";
  });
  return load;
}

test("EDIT-ED-07 a file that cannot be loaded without a connection is loaded once there is one", async () => {
  const load = failing(1);
  const part = importLater(load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledOnce();

  window.dispatchEvent(new Event("online"));
  expect(await part).toBe("part");
  expect(load).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test("EDIT-ED-07 a file is tried again if the browser does not notice the connection", async () => {
  const load = failing(2);
  const part = importLater(load);
  // Not all timers: those that another test file left in this page may never end.
  await vi.advanceTimersByTimeAsync(60_000);

  expect(await part).toBe("part");
  expect(load).toHaveBeenCalledTimes(3);
});
