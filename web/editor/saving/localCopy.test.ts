import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Document } from "../../documents/document";
import { localCopy } from "./localCopy";

const page = (title: string): Document => ({ root: {}, content: [{ type: "heading", props: { id: "h", title } }] });
const base = { id: 1, created_at: "then" };
const copyOf = (changes: Partial<{ user: string; kind: string; pk: number }> = {}) =>
  localCopy({ user: "7", kind: "page", pk: 1, ...changes });
const titles = (copy: ReturnType<typeof copyOf>) =>
  copy.found(page("server")).map(({ document }) => document.content[0]?.props.title);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test("finds the copy of an earlier session of the same user and page", () => {
  copyOf().keep(page("oak"), base);
  vi.runAllTimers();
  expect(copyOf().found(page("server"))).toMatchObject([{ document: page("oak"), base }]);
  expect(copyOf({ pk: 2 }).found(page("server"))).toEqual([]);
  expect(copyOf({ kind: "template" }).found(page("server"))).toEqual([]);
});

test("never offers it to another user of the browser", () => {
  copyOf().keep(page("oak"), base);
  vi.runAllTimers();
  expect(copyOf({ user: "70" }).found(page("server"))).toEqual([]);
  expect(copyOf({ user: "" }).found(page("server"))).toEqual([]);
});

test("EDIT-ED-07 keeps the copies of two tabs of one page separate", () => {
  const [one, other] = [copyOf(), copyOf()];
  one.keep(page("precious"), base);
  other.keep(page("other"), base);
  vi.runAllTimers();
  other.clear();
  expect(titles(copyOf())).toEqual(["precious"]);
});

test("finds the copies of all earlier sessions, newest first", () => {
  for (const title of ["one", "two", "three"]) {
    copyOf().keep(page(title), base);
    vi.advanceTimersByTime(1000);
  }
  expect(titles(copyOf())).toEqual(["three", "two", "one"]);
});

test("does not find its own copy unless it was set aside", () => {
  const copy = copyOf();
  copy.keep(page("mine"), base);
  vi.runAllTimers();
  expect(titles(copy)).toEqual([]);
  copy.setAside();
  copy.keep(page("later"), base);
  copy.clear();
  expect(titles(copy)).toEqual(["mine"]);
});

test("takes over a found copy and sets its own one aside", () => {
  copyOf().keep(page("found"), base);
  vi.runAllTimers();
  const copy = copyOf();
  copy.keep(page("mine"), base);
  vi.advanceTimersByTime(1000);
  const [found] = copy.found(page("server"));
  if (found) copy.adopt(found);
  expect(titles(copyOf())).toEqual(["found", "mine"]);
  copy.clear();
  expect(titles(copyOf())).toEqual(["mine"]);
});

test("does not offer a copy that the server has, and deletes it", () => {
  copyOf().keep(page("oak"), base);
  vi.runAllTimers();
  expect(copyOf().found(page("oak"))).toEqual([]);
  expect(titles(copyOf())).toEqual([]);
});

test("does not delete a copy that its tab has changed since", () => {
  const living = copyOf();
  living.keep(page("older"), base);
  vi.advanceTimersByTime(1000);
  const copy = copyOf();
  const [found] = copy.found(page("server"));
  living.keep(page("newer"), base);
  vi.advanceTimersByTime(1000);
  if (found) copy.discard(found);
  expect(titles(copy)).toEqual(["newer"]);
});

test("stores a recent change before the page is hidden", () => {
  copyOf().keep(page("oak"), base);
  expect(titles(copyOf())).toEqual([]);
  window.dispatchEvent(new Event("pagehide"));
  expect(titles(copyOf())).toEqual(["oak"]);
});

test("tolerates a full storage and invalid values", () => {
  localStorage.setItem("intarsia-editor:work:7:page:1:x", "{half");
  expect(copyOf().found(page("server"))).toEqual([]);
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  copyOf().keep(page("oak"), base);
  expect(() => vi.runAllTimers()).not.toThrow();
  full.mockRestore();
});
