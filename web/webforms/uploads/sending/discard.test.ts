import { afterEach, expect, test, vi } from "vitest";
import { discard } from "./discard";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a file that the server still writes is removed a little later", async () => {
  vi.useFakeTimers();
  const statuses = [423, 423, 204];
  const fetched = vi.fn(async () => new Response(null, { status: statuses.shift() as number }));
  vi.stubGlobal("fetch", fetched);
  const done = discard("/forms/uploads/", "t_x");
  await vi.advanceTimersByTimeAsync(999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3001);
  await done;

  expect(fetched).toHaveBeenCalledTimes(3);
});
