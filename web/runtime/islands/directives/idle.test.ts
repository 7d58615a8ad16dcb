import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { idle } from "./idle";

const island = document.createElement("in-island");
const start = () => {
  const hydrate = vi.fn(async () => "hydrated" as const);
  const visit = new AbortController();
  idle(island, hydrate, visit.signal, {} as never);
  return { hydrate, leave: () => visit.abort() };
};

describe("with requestIdleCallback", () => {
  let callbacks: Map<number, () => void>;
  beforeEach(() => {
    callbacks = new Map();
    vi.stubGlobal("requestIdleCallback", (callback: () => void) => callbacks.set(callbacks.size + 1, callback).size);
    vi.stubGlobal("cancelIdleCallback", (id: number) => callbacks.delete(id));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("hydrates when the browser is idle", () => {
    const { hydrate } = start();
    expect(hydrate).not.toHaveBeenCalled();

    for (const callback of callbacks.values()) callback();
    expect(hydrate).toHaveBeenCalledOnce();
  });

  test("RUN-HND-09 cancels for an island that was removed", () => {
    start().leave();

    expect(callbacks.size).toBe(0);
  });
});

describe("without it (Safari)", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("hydrates a moment later", () => {
    const { hydrate } = start();
    expect(hydrate).not.toHaveBeenCalled();

    vi.runAllTimers();
    expect(hydrate).toHaveBeenCalledOnce();
  });

  test("RUN-HND-09 leaves no timer for an island that was removed", () => {
    start().leave();

    expect(vi.getTimerCount()).toBe(0);
  });
});
