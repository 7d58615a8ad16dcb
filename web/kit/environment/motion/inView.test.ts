import { expect, onTestFinished, test, vi } from "vitest";
import { screenOf } from "../../testing/screen";
import { inView } from "./inView";

test("RUN-HND-12 uses the page's one observer on a page", () => {
  const made = vi.fn();
  vi.stubGlobal("IntersectionObserver", made);
  const watch = vi.fn();
  vi.stubGlobal("intarsia", { inView: watch });
  onTestFinished(() => void vi.unstubAllGlobals());
  const onChange = vi.fn();
  const until = new AbortController().signal;

  inView(document.body, onChange, until);

  expect(watch).toHaveBeenCalledExactlyOnceWith(document.body, onChange, until);
  expect(made).not.toHaveBeenCalled();
});

test("RUN-HND-09 creates an observer on the canvas, until it is aborted", () => {
  const visitor = screenOf();
  const ended = new AbortController();
  const onChange = vi.fn();
  inView(document.body, onChange, ended.signal);
  visitor.scrollIntoView();
  visitor.scrollIntoView(false);
  ended.abort();
  visitor.scrollIntoView();

  expect(onChange.mock.calls.map(([isInView]) => isInView).slice(-2)).toEqual([true, false]);
});
