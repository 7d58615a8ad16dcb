import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import "../../runtime/anchors/scrollToTop";
import { focusSoon } from "./focusSoon";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (html: string) => {
  document.body.innerHTML = html;
  const element = document.getElementById("it") as HTMLElement;
  focusSoon(element);
  return element;
};

test.each([
  ["on a page", '<div id="it">Errors</div>', 100],
  ["in a dialog", '<dialog open><div id="it">Errors</div></dialog>', 250],
  ["in a popup", '<div role="dialog"><div id="it">Errors</div></div>', 250],
])("FORM-A11Y-01 moves focus %s after its delay", (_where, html, delay) => {
  const element = show(html);
  vi.advanceTimersByTime(delay - 1);
  expect(document.activeElement).toBe(document.body);
  vi.advanceTimersByTime(1);

  expect(document.activeElement).toBe(element);
});

test("an input keeps its place in the tab order", () => {
  show('<input id="it">');
  vi.runAllTimers();

  expect(document.getElementById("it")?.hasAttribute("tabindex")).toBe(false);
});

test("leaves the focus where it is if the element has gone", () => {
  show('<div id="it">Errors</div>').remove();
  vi.runAllTimers();

  expect(document.activeElement).toBe(document.body);
});

test("FORM-PAGE-11 scrolls to what is outside of the screen in 400 ms", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const { tops, show } = scrolling(2000);
  show();
  vi.advanceTimersByTime(100);
  await vi.dynamicImportSettled();
  vi.advanceTimersByTime(380);
  expect(tops().at(-1)).toBeLessThan(2000 - 16);
  vi.advanceTimersByTime(60);

  expect(tops().at(-1)).toBe(2000 - 16);
});

test("FORM-PAGE-11 jumps there if the visitor prefers reduced motion", async () => {
  const { tops, show } = scrolling(2000);
  show();
  vi.advanceTimersByTime(100);
  await vi.dynamicImportSettled();

  expect(tops()).toEqual([2000 - 16]);
});

/** The positions that the page scrolls to. */
function scrolling(top: number) {
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  onTestFinished(() => scrollTo.mockRestore());
  return {
    tops: () => scrollTo.mock.calls.map(([options]) => (options as ScrollToOptions).top),
    show() {
      show('<div id="it">Errors</div>').getBoundingClientRect = () => ({ top }) as DOMRect;
    },
  };
}

test("leaves the screen alone if the element is in view", () => {
  const { tops, show } = scrolling(0);
  show();
  vi.runAllTimers();

  expect(tops()).toEqual([]);
});
