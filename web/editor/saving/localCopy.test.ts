import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Document } from "../../kit/document/document";
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

test("what one session kept is found by the next one of the same person and the same page", () => {
  copyOf().keep(page("oak"), base);
  vi.runAllTimers();
  expect(copyOf().found(page("server"))).toMatchObject([{ document: page("oak"), base }]);
  expect(copyOf({ pk: 2 }).found(page("server"))).toEqual([]);
  expect(copyOf({ kind: "template" }).found(page("server"))).toEqual([]);
});

test("another person at the same browser is never offered it", () => {
  copyOf().keep(page("oak"), base);
  vi.runAllTimers();
  expect(copyOf({ user: "70" }).found(page("server"))).toEqual([]);
  expect(copyOf({ user: "" }).found(page("server"))).toEqual([]);
});

test("EDIT-ED-07 two tabs of one page neither overwrite nor delete each other's work", () => {
  const [one, other] = [copyOf(), copyOf()];
  one.keep(page("precious"), base);
  other.keep(page("other"), base);
  vi.runAllTimers();
  other.clear();
  expect(titles(copyOf())).toEqual(["precious"]);
});

test("all that sessions left behind is found, the newest first", () => {
  for (const title of ["one", "two", "three"]) {
    copyOf().keep(page(title), base);
    vi.advanceTimersByTime(1000);
  }
  expect(titles(copyOf())).toEqual(["three", "two", "one"]);
});

test("a session does not find what is its own, unless it set it aside", () => {
  const copy = copyOf();
  copy.keep(page("mine"), base);
  vi.runAllTimers();
  expect(titles(copy)).toEqual([]);
  copy.setAside();
  copy.keep(page("later"), base);
  copy.clear();
  expect(titles(copy)).toEqual(["mine"]);
});

test("what is adopted is one's own from then on, and what one had before is set aside", () => {
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

test("what the server has by now is not offered, and no longer kept", () => {
  copyOf().keep(page("oak"), base);
  vi.runAllTimers();
  expect(copyOf().found(page("oak"))).toEqual([]);
  expect(titles(copyOf())).toEqual([]);
});

test("what a living tab has changed since is not removed with what was found of it", () => {
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

test("what was changed a moment ago is written before the page is hidden", () => {
  copyOf().keep(page("oak"), base);
  expect(titles(copyOf())).toEqual([]);
  window.dispatchEvent(new Event("pagehide"));
  expect(titles(copyOf())).toEqual(["oak"]);
});

test("a storage that is full or holds something else stops nobody", () => {
  localStorage.setItem("intarsia-editor:work:7:page:1:x", "{half");
  expect(copyOf().found(page("server"))).toEqual([]);
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  copyOf().keep(page("oak"), base);
  expect(() => vi.runAllTimers()).not.toThrow();
  full.mockRestore();
});
