import { expect, test, vi } from "vitest";
import { importAgain } from "./fetchModule";

const FAILED = new TypeError("Failed to fetch dynamically imported module: https://site.example/sticky-a1.js");

test("RUN-AST-05 a browser that remembers which address failed is asked for another one, a new one each time", async () => {
  const importModule = vi.fn(async () => "arrived");

  expect(await importAgain(() => Promise.reject(FAILED), importModule)).toBe("arrived");
  await importAgain(() => Promise.reject(FAILED), importModule);

  const [first, second] = importModule.mock.calls.flat() as unknown as string[];
  expect(first).toMatch(/^https:\/\/site\.example\/sticky-a1\.js\?\d+$/);
  expect(second).not.toBe(first);
});

test("one that does not name the address asks again by itself, and what fails twice has failed", async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error("Importing a module script failed."))
    .mockResolvedValue("arrived");
  expect(await importAgain(load)).toBe("arrived");

  const offline = () => Promise.reject(new Error("offline"));
  await expect(importAgain(offline)).rejects.toThrow("offline");
});
