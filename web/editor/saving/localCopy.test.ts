import { afterEach, expect, test, vi } from "vitest";
import { localCopy } from "./localCopy";

const document = { root: {}, content: [] };
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("a copy outlives the page that made it", () => {
  const copy = localCopy("page", 3);
  copy.keep(document, null);
  window.dispatchEvent(new Event("pagehide"));
  expect(localCopy("page", 3).read()).toMatchObject({ document, base: null });
});

test("pages do not see each other's copies", () => {
  localCopy("page", 3).keep(document, null);
  window.dispatchEvent(new Event("pagehide"));
  expect(localCopy("page", 4).read()).toBeNull();
});

test("a storage that is full or blocked stops nobody", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const copy = localCopy("page", 3);
  copy.keep(document, null);
  expect(copy.read()).toBeNull();
  copy.clear();
});
