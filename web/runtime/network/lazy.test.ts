import { expect, test, vi } from "vitest";
import { lazy } from "./lazy";

test("loads once, when it is first called", async () => {
  const load = vi.fn(async () => ({}));
  const loaded = lazy(load);
  expect(load).not.toHaveBeenCalled();

  const first = await loaded();
  expect(await loaded()).toBe(first);
  expect(load).toHaveBeenCalledOnce();
});

test("RUN-AST-05 loads again after a failure", async () => {
  const load = vi.fn(async () => "arrived");
  load.mockRejectedValueOnce(new Error("offline")).mockRejectedValueOnce(new Error("offline"));
  const loaded = lazy(load);

  await expect(loaded()).rejects.toThrow("offline");
  expect(await loaded()).toBe("arrived");
});
