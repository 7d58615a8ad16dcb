// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { idle } from "./idle";

const island = document.createElement("in-island");
const start = () => {
  const hydrate = vi.fn(async () => "hydrated" as const);
  const visit = new AbortController();
  idle(island, hydrate, visit.signal, {} as never);
  return { hydrate, leave: () => visit.abort() };
};

describe("where the browser says when it is idle", () => {
  let callbacks: Map<number, () => void>;
  beforeEach(() => {
    callbacks = new Map();
    vi.stubGlobal("requestIdleCallback", (callback: () => void) => callbacks.set(callbacks.size + 1, callback).size);
    vi.stubGlobal("cancelIdleCallback", (id: number) => callbacks.delete(id));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("an island is hydrated then", () => {
    const { hydrate } = start();
    expect(hydrate).not.toHaveBeenCalled();

    for (const callback of callbacks.values()) callback();
    expect(hydrate).toHaveBeenCalledOnce();
  });

  test("RUN-HND-09 an island that goes before waits no more", () => {
    start().leave();

    expect(callbacks.size).toBe(0);
  });
});

describe("where it does not (Safari)", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("an island is hydrated a moment later", () => {
    const { hydrate } = start();
    expect(hydrate).not.toHaveBeenCalled();

    vi.runAllTimers();
    expect(hydrate).toHaveBeenCalledOnce();
  });

  test("RUN-HND-09 an island that goes before leaves no timer", () => {
    start().leave();

    expect(vi.getTimerCount()).toBe(0);
  });
});
