import { expect, test, vi } from "vitest";
import { oncePerFrame } from "./oncePerFrame";

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test("calls once per frame, and again in a later one", async () => {
  const call = vi.fn();
  const { run } = oncePerFrame(call);
  run();
  run();
  expect(call).not.toHaveBeenCalled();
  await frame();
  expect(call).toHaveBeenCalledTimes(1);
  run();
  await frame();
  expect(call).toHaveBeenCalledTimes(2);
});

test("calls nothing after it was canceled, until it runs again", async () => {
  const call = vi.fn();
  const { run, cancel } = oncePerFrame(call);
  run();
  cancel();
  await frame();
  expect(call).not.toHaveBeenCalled();
  run();
  await frame();
  expect(call).toHaveBeenCalledOnce();
});
