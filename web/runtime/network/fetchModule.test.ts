import { expect, test, vi } from "vitest";
import { importAgain } from "./fetchModule";

const FAILED = new TypeError("Failed to fetch dynamically imported module: https://site.example/sticky-a1.js");

test("RUN-AST-05 requests a new URL each time in a browser that caches failed ones", async () => {
  const importModule = vi.fn(async () => "arrived");

  expect(await importAgain(() => Promise.reject(FAILED), importModule)).toBe("arrived");
  await importAgain(() => Promise.reject(FAILED), importModule);

  const [first, second] = importModule.mock.calls.flat() as unknown as string[];
  expect(first).toMatch(/^https:\/\/site\.example\/sticky-a1\.js\?\d+$/);
  expect(second).not.toBe(first);
});

test("retries if the error names no URL, and rejects after the second failure", async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error("Importing a module script failed."))
    .mockResolvedValue("arrived");
  expect(await importAgain(load)).toBe("arrived");

  const offline = () => Promise.reject(new Error("offline"));
  await expect(importAgain(offline)).rejects.toThrow("offline");
});
