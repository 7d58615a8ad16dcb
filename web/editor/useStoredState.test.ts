import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useStoredState } from "./useStoredState";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("returns the stored value", () => {
  const first = renderHook(() => useStoredState("panel", "widgets"));
  act(() => first.result.current[1]("navigator"));
  expect(renderHook(() => useStoredState("panel", "widgets")).result.current[0]).toBe("navigator");
});

test("returns the initial value if the stored one is invalid", () => {
  localStorage.setItem("intarsia-editor:left", "{");
  expect(renderHook(() => useStoredState("left", 280)).result.current[0]).toBe(280);
  localStorage.setItem("intarsia-editor:left", '"wide"');
  expect(renderHook(() => useStoredState("left", 280)).result.current[0]).toBe(280);
  const nothing: string[] = [];
  expect(renderHook(() => useStoredState("favorites", nothing)).result.current[0]).toBe(nothing);
  localStorage.setItem("intarsia-editor:favorites", "{}");
  expect(renderHook(() => useStoredState("favorites", nothing)).result.current[0]).toBe(nothing);
});

test("updates although the storage is blocked", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const { result } = renderHook(() => useStoredState("left", 280));
  act(() => result.current[1](320));
  expect(result.current[0]).toBe(320);
});
