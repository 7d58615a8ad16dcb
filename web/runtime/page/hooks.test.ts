import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createHooks } from "./hooks";

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const noop = () => {};
// biome-ignore lint/suspicious/noExplicitAny: wrong arguments are the subject
const wrong = (value: unknown) => value as any;

describe("RUN-HOOK-05 order", () => {
  test("runs actions by priority, then in the order they were added", () => {
    const hooks = createHooks();
    const calls: string[] = [];
    hooks.addAction("ready", "a", () => calls.push("late"), 20);
    hooks.addAction("ready", "a", () => calls.push("first at ten"));
    hooks.addAction("ready", "a", () => calls.push("zero"), 0);
    hooks.addAction("ready", "a", () => calls.push("second at ten"), 10);
    hooks.addAction("ready", "a", () => calls.push("before all"), -5);

    hooks.doAction("ready");

    expect(calls).toEqual(["before all", "zero", "first at ten", "second at ten", "late"]);
  });

  test("passes a filter's result to the next one and the other arguments to all", () => {
    const hooks = createHooks();
    hooks.addFilter("price", "tax", (price: number, rate: number) => price * rate, 20);
    hooks.addFilter("price", "shipping", (price: number) => price + 5);

    expect(hooks.applyFilters("price", 10, 2)).toBe(30);
    expect(hooks.applyFilters("untouched", "as it was")).toBe("as it was");
  });

  test("passes all arguments to actions", () => {
    const hooks = createHooks();
    const heard = vi.fn();
    hooks.addAction("opened", "a", heard);

    hooks.doAction("opened", 1, "two");

    expect(heard).toHaveBeenCalledExactlyOnceWith(1, "two");
  });
});

describe.each(["addAction", "addFilter"] as const)("RUN-HOOK-04 %s only reports a violation", (add) => {
  const has = add === "addAction" ? "hasAction" : "hasFilter";

  test.each(["", "a b", "a/b", "ä", "a\n", 5, null, undefined])("RUN-HOOK-01 hook name %j", (name) => {
    const hooks = createHooks();
    hooks[add](wrong(name), "mine", noop);

    expect(errors).toHaveBeenCalledOnce();
    expect(hooks[has](wrong(name))).toBe(false);
  });

  test.each(["", "my/plugin", "a b", 5, null])("RUN-HOOK-01 namespace %j", (namespace) => {
    const hooks = createHooks();
    hooks[add]("hook", wrong(namespace), noop);

    expect(errors).toHaveBeenCalledOnce();
    expect(hooks[has]("hook")).toBe(false);
  });

  test.each(["__internal", "__"])("RUN-HOOK-02 hook name %j with two underscores in front", (name) => {
    const hooks = createHooks();
    hooks[add](name, "mine", noop);

    expect(errors).toHaveBeenCalledOnce();
    expect(hooks[has](name)).toBe(false);
  });

  test.each([undefined, "callback", {}])("RUN-HOOK-03 callback %j", (callback) => {
    const hooks = createHooks();
    hooks[add]("hook", "mine", wrong(callback));

    expect(errors).toHaveBeenCalledOnce();
    expect(hooks[has]("hook")).toBe(false);
  });

  test.each(["10", null, Number.NaN])("RUN-HOOK-03 priority %j", (priority) => {
    const hooks = createHooks();
    hooks[add]("hook", "mine", noop, wrong(priority));

    expect(errors).toHaveBeenCalledOnce();
    expect(hooks[has]("hook")).toBe(false);
  });
});

test("RUN-HOOK-01 accepts letters, digits, dashes, periods and underscores, and one leading underscore", () => {
  const hooks = createHooks();
  for (const name of ["_one", "Element.ready-2", "9", "a__b"]) {
    hooks.addAction(name, name, noop);
    expect(hooks.hasAction(name, name)).toBe(true);
  }

  expect(errors).not.toHaveBeenCalled();
});

test("RUN-HOOK-04 reports a wrong name when running or removing, and does nothing", () => {
  const hooks = createHooks();

  expect(hooks.applyFilters("__x", 7)).toBe(7);
  hooks.doAction("a b");
  expect(hooks.removeAction("a b", "mine")).toBe(0);
  expect(hooks.removeFilter("hook", "")).toBe(0);
  expect(errors).toHaveBeenCalledTimes(4);
  expect(hooks.didAction("a b")).toBe(0);
});

test("removes what one namespace added and returns the number", () => {
  const hooks = createHooks();
  const kept = vi.fn();
  hooks.addAction("hook", "mine", () => {});
  hooks.addAction("hook", "mine", () => {});
  hooks.addAction("hook", "theirs", kept);

  expect(hooks.removeAction("hook", "mine")).toBe(2);
  expect(hooks.hasAction("hook", "mine")).toBe(false);
  hooks.doAction("hook");
  expect(kept).toHaveBeenCalledOnce();
});

test("separates actions and filters of the same name", () => {
  const hooks = createHooks();
  hooks.addFilter("hook", "mine", noop);

  expect(hooks.hasFilter("hook")).toBe(true);
  expect(hooks.hasAction("hook")).toBe(false);
});

test("adds the same callback once per namespace", () => {
  const hooks = createHooks();
  const callback = vi.fn();
  hooks.addAction("hook", "mine", callback);
  hooks.addAction("hook", "mine", callback, 5);
  hooks.addAction("hook", "theirs", callback);

  hooks.doAction("hook");

  expect(callback).toHaveBeenCalledTimes(2);
});

test("counts runs of an action, with and without callbacks", () => {
  const hooks = createHooks();
  expect(hooks.didAction("hook")).toBe(0);
  hooks.doAction("hook");
  hooks.doAction("hook");

  expect(hooks.didAction("hook")).toBe(2);
});

test("runs callbacks that were added during a run only next time, and no removed ones", () => {
  const hooks = createHooks();
  const added = vi.fn();
  const removed = vi.fn();
  hooks.addAction("hook", "first", () => {
    hooks.addAction("hook", "new", added);
    hooks.removeAction("hook", "old");
  });
  hooks.addAction("hook", "old", removed);

  hooks.doAction("hook");
  expect(added).not.toHaveBeenCalled();
  expect(removed).not.toHaveBeenCalled();

  hooks.doAction("hook");
  expect(added).toHaveBeenCalledOnce();
});

test("continues with other callbacks when one throws", () => {
  const hooks = createHooks();
  hooks.addFilter("title", "broken", () => {
    throw new Error("oh");
  });
  hooks.addFilter("title", "fine", (title: string) => `${title}!`);

  expect(hooks.applyFilters("title", "Hello")).toBe("Hello!");
  expect(errors).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("broken"), new Error("oh"));
});
