import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startFonts } from "./startFonts";

let paint: (() => void) | undefined;

class Paints {
  constructor(private readonly report: () => void) {}
  observe(options: PerformanceObserverInit) {
    expect(options).toEqual({ type: "paint", buffered: true });
    paint = this.report;
  }
}

/** jsdom has no resource timing. */
const loaded = (...timings: { transferSize: number }[]) => {
  vi.stubGlobal("performance", { getEntriesByName: () => timings });
};

function start(): DOMStringMap {
  const { dataset } = document.createElement("html");
  startFonts(dataset);
  return dataset;
}

beforeEach(() => {
  vi.stubGlobal("PerformanceObserver", Paints);
});
afterEach(() => {
  vi.unstubAllGlobals();
  paint = undefined;
});

test("web fonts start after the page has loaded and was painted", () => {
  loaded({ transferSize: 5300 });
  const root = start();
  expect(paint).toBeUndefined();

  window.dispatchEvent(new Event("load"));
  expect(root.fonts).toBeUndefined();
  paint?.();

  expect(root.fonts).toBe("");
});

test("they start at once for a visitor whose cache has the script", () => {
  loaded({ transferSize: 0 });

  expect(start().fonts).toBe("");
});

test("they start at once in a browser that does not say how the script was loaded", () => {
  loaded();

  expect(start().fonts).toBe("");
});
