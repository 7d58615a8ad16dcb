import { expect, test, vi } from "vitest";
import "../testing";
import { startGform } from "../start/gform";
import { watchSize } from "./watchSize";

test("FORM-PAGE-12 FORM-PAGE-13 reports a new size after 200 ms, and reactivates sticky elements after 300 ms", () => {
  let resize = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const ask = vi.fn();
  window.intarsia = { ask } as never;
  document.body.innerHTML = '<div data-behavior="sticky"></div><form data-formid="3"></form>';
  const ended = new AbortController();
  const resized = vi.fn();
  startGform();
  window.gform.addAction("gform_resize", resized);
  vi.useFakeTimers();
  watchSize.start(document.forms[0] as HTMLFormElement, ended.signal);
  resize();
  vi.advanceTimersByTime(150);
  resize();
  vi.advanceTimersByTime(199);
  expect(resized).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(resized).toHaveBeenCalledExactlyOnceWith(3);
  vi.advanceTimersByTime(99);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  ended.abort();

  expect(ask).toHaveBeenCalledExactlyOnceWith(document.querySelector("[data-behavior]"), "sticky", "reactivate");
  expect(disconnect).toHaveBeenCalled();
  window.gform.removeAction("gform_resize");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
