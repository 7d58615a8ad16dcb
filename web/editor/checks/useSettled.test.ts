import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Document } from "../../documents/document";
import { EMPTY_RESOURCES } from "../../kit/resolve/resolve";
import { CHECK_MS, useSettled } from "./useSettled";

const PAGE: Document = { root: { props: {} }, content: [], zones: {} };

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<iframe id="preview-frame"></iframe>';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

function show(html: string) {
  const canvas = document.querySelector("iframe")?.contentDocument;
  if (canvas) canvas.body.innerHTML = html;
}

test("a sample that visitors see, too, is no empty element", () => {
  show('<div data-puck-component="i"><p class="editor-sample__hint" data-published="true">Choose an image</p></div>');
  const { result } = renderHook(() => useSettled(PAGE, EMPTY_RESOURCES));
  act(() => vi.advanceTimersByTime(CHECK_MS));
  expect(result.current?.canvas.samples).toEqual([]);
});

test("reads the canvas again after the server has answered, because a form then replaces its sample", () => {
  show('<div data-puck-component="form-1"><p class="editor-sample__hint">Choose a form</p></div>');
  const { result, rerender } = renderHook(({ resources }) => useSettled(PAGE, resources), {
    initialProps: { resources: EMPTY_RESOURCES },
  });
  expect(result.current).toBeNull();
  act(() => vi.advanceTimersByTime(CHECK_MS));
  expect(result.current?.canvas.samples).toEqual([{ element: "form-1", hint: "Choose a form" }]);

  show("<form></form>");
  rerender({ resources: { ...EMPTY_RESOURCES } });
  act(() => vi.advanceTimersByTime(CHECK_MS));
  expect(result.current?.canvas.samples).toEqual([]);
});
