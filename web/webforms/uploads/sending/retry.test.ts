import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retry } from "./retry";

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  vi.useFakeTimers();
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Attempts that always fail. */
function failing(isTemporary = () => true) {
  const ended = new AbortController();
  const attempt = vi.fn(async () => {
    throw new Error("no connection");
  });
  const onWait = vi.fn();
  const failed = vi.fn();
  retry<never>(attempt, isTemporary, { until: ended.signal, onWait }).catch(failed);
  return { attempt, onWait, failed, ended, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

test("FORM-UPL-13 repeats for a minute, after longer and longer pauses", async () => {
  const { attempt, onWait, failed, pass } = failing();
  await pass(0);
  for (const [index, pause] of [1000, 2000, 4000, 8000, 15_000, 30_000].entries()) {
    await pass(pause - 1);
    expect(attempt).toHaveBeenCalledTimes(index + 1);
    expect(failed).not.toHaveBeenCalled();
    await pass(1);
    expect(attempt).toHaveBeenCalledTimes(index + 2);
  }
  expect(failed).toHaveBeenCalledOnce();
  expect(onWait).toHaveBeenCalledTimes(6);
});

test("does not repeat what the server refuses", async () => {
  const { attempt, onWait, failed, pass } = failing(() => false);
  await pass(100_000);
  expect(attempt).toHaveBeenCalledOnce();
  expect(onWait).not.toHaveBeenCalled();
  expect(failed).toHaveBeenCalledOnce();
});

test("offline, it waits for the connection however long that takes, and begins to count again", async () => {
  const { attempt, failed, pass } = failing();
  await pass(1000);
  isOnline = false;
  await pass(2000);
  const before = attempt.mock.calls.length;
  await pass(3_600_000);
  expect(attempt).toHaveBeenCalledTimes(before);
  isOnline = true;
  window.dispatchEvent(new Event("online"));
  await pass(0);
  expect(attempt).toHaveBeenCalledTimes(before + 1);
  await pass(60_000);
  expect(attempt).toHaveBeenCalledTimes(before + 7);
  expect(failed).toHaveBeenCalledOnce();
});

test("a connection that comes back ends the pause", async () => {
  const { attempt, pass } = failing();
  await pass(0);
  window.dispatchEvent(new Event("online"));
  await pass(0);
  expect(attempt).toHaveBeenCalledTimes(2);
});

test("ends at once when it is aborted", async () => {
  const { attempt, failed, ended, pass } = failing();
  await pass(0);
  ended.abort();
  await pass(0);
  expect(failed).toHaveBeenCalledOnce();
  await pass(60_000);
  expect(attempt.mock.calls.length).toBeLessThanOrEqual(2);
});

test("returns what succeeds", async () => {
  const attempt = vi.fn().mockRejectedValueOnce(new Error("once")).mockResolvedValue("sent");
  const sent = retry<string>(attempt, () => true, { until: new AbortController().signal, onWait() {} });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await sent).toBe("sent");
});
