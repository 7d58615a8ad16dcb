import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startFonts } from "./startFonts";

const SCRIPT = "https://site.example/runtime.js";
let paint: (() => void) | undefined;

class Paints {
  constructor(private readonly report: () => void) {}
  observe(options: PerformanceObserverInit) {
    expect(options).toEqual({ type: "paint", buffered: true });
    paint = this.report;
  }
}

/** jsdom has no resource timing. */
function loaded(timing?: { transferSize: number; decodedBodySize: number }) {
  vi.stubGlobal("performance", { getEntriesByName: (name: string) => (timing && name === SCRIPT ? [timing] : []) });
}

function start() {
  const root = document.createElement("html");
  startFonts(root, SCRIPT);
  return root;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("PerformanceObserver", Paints);
  loaded({ transferSize: 5300, decodedBodySize: 11_900 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  paint = undefined;
});

test("web fonts start after the page has loaded and was painted", () => {
  const root = start();
  expect(paint).toBeUndefined();

  window.dispatchEvent(new Event("load"));
  expect(root.dataset.fonts).toBeUndefined();
  paint?.();

  expect(root.dataset.fonts).toBe("");
});

test("a page that does not finish loading does not keep them back", () => {
  const root = start();
  vi.advanceTimersByTime(2999);
  expect(root.dataset.fonts).toBeUndefined();

  vi.advanceTimersByTime(1);

  expect(root.dataset.fonts).toBe("");
});

test("they start at once for a visitor whose cache has the script", () => {
  loaded({ transferSize: 0, decodedBodySize: 11_900 });

  expect(start().dataset.fonts).toBe("");
});

test("a script of another origin without timing says nothing about the cache", () => {
  loaded({ transferSize: 0, decodedBodySize: 0 });
  expect(start().dataset.fonts).toBeUndefined();

  loaded();
  expect(start().dataset.fonts).toBeUndefined();
});
