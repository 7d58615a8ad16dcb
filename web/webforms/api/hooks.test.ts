import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hooks } from "./hooks";
import { runHooks } from "./runHooks";

const HOOK = "gform/test";
const run = () => runHooks.applyFilters(HOOK, "");
const adds = (text: string) => (before: string) => before + text;

let report = vi.spyOn(console, "error");
beforeEach(() => {
  report = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  for (const remove of [hooks.removeAction, hooks.removeFilter, hooks.removeAsyncFilter]) remove(HOOK);
  report.mockRestore();
});

test("filters run by priority, ten by default, and those of one priority in the order in which they were added", () => {
  hooks.addFilter(HOOK, adds("d"), 11);
  hooks.addFilter(HOOK, adds("b"));
  hooks.addFilter(HOOK, adds("c"), 10);
  hooks.addFilter(HOOK, adds("a"), 9);
  expect(run()).toBe("abcd");
});

test("a filter gets the other arguments, and keeps the value if it returns nothing", () => {
  hooks.addFilter(HOOK, (value, one, other) => `${value}${one}${other}`);
  hooks.addFilter(HOOK, () => undefined);
  expect(runHooks.applyFilters(HOOK, "x", 1, 2)).toBe("x12");
  expect(runHooks.applyFilters("gform/other", "x")).toBe("x");
});

test("an empty value of a filter counts", () => {
  hooks.addFilter(HOOK, () => 0);
  expect(runHooks.applyFilters<number>(HOOK, 5)).toBe(0);
});

test("removes by priority, by tag, or all callbacks of a hook", () => {
  const addAll = () => {
    hooks.addFilter(HOOK, adds("a"), 5, "one");
    hooks.addFilter(HOOK, adds("b"), 5, "two");
    hooks.addFilter(HOOK, adds("c"), 7, "one");
    hooks.addFilter(HOOK, adds("d"));
  };
  addAll();
  hooks.removeFilter(HOOK, 5);
  expect(run()).toBe("cd");
  hooks.removeFilter(HOOK);
  expect(run()).toBe("");
  addAll();
  hooks.removeFilter(HOOK, undefined, "one");
  expect(run()).toBe("bd");
  hooks.removeFilter(HOOK, 5, "two");
  hooks.removeFilter(HOOK, 5, "");
  expect(run()).toBe("d");
});

test("actions, filters and asynchronous filters of one name are different hooks", async () => {
  const action = vi.fn();
  hooks.addAction(HOOK, action);
  hooks.addFilter(HOOK, adds("f"));
  hooks.addAsyncFilter(HOOK, async (value) => `${value}a`);
  runHooks.doAction(HOOK, 1, 2);
  expect(action.mock.calls).toEqual([[1, 2]]);
  expect(run()).toBe("f");
  expect(await runHooks.applyAsyncFilters(HOOK, "")).toBe("a");
  hooks.removeFilter(HOOK);
  expect(await runHooks.applyAsyncFilters(HOOK, "")).toBe("a");
  hooks.removeAsyncFilter(HOOK);
  expect(await runHooks.applyAsyncFilters(HOOK, "")).toBe("");
  hooks.removeAction("gform/other");
  runHooks.doAction(HOOK);
  expect(action).toHaveBeenCalledTimes(2);
});

test("asynchronous filters wait for each other, and nothing leaves the value", async () => {
  hooks.addAsyncFilter(HOOK, (value) => Promise.resolve(`${value}a`));
  hooks.addAsyncFilter(HOOK, async () => undefined);
  hooks.addAsyncFilter(HOOK, (value, more) => `${value}${more}`);
  expect(await runHooks.applyAsyncFilters(HOOK, "", "b")).toBe("ab");
});

test("a callback that fails is reported and skipped", async () => {
  const fails = () => {
    throw new Error("broken add-on");
  };
  const after = vi.fn();
  hooks.addAction(HOOK, fails);
  hooks.addAction(HOOK, after);
  hooks.addFilter(HOOK, fails, 1);
  hooks.addFilter(HOOK, adds("a"));
  hooks.addAsyncFilter(HOOK, async () => fails());
  hooks.addAsyncFilter(HOOK, adds("b"));
  runHooks.doAction(HOOK);
  expect(after).toHaveBeenCalledOnce();
  expect(run()).toBe("a");
  expect(await runHooks.applyAsyncFilters(HOOK, "")).toBe("b");
  expect(report).toHaveBeenCalledTimes(3);
});
