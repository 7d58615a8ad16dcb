import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { createRecorder, RecorderContext } from "../../history/recorder";
import { useTab } from "./useTab";

const page = () => ({ root: {}, content: [] });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

test("EDIT-ED-01 shows the content tab for a new widget, but not after an undo", () => {
  const recorder = createRecorder(page());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RecorderContext value={recorder}>{children}</RecorderContext>
  );
  const { result } = renderHook(useTab, { wrapper });
  const change = (isPlacing: boolean) => {
    vi.advanceTimersByTime(2000);
    act(() => recorder.history.record(page(), { label: "", isPlacing }));
  };
  const choose = (tab: "Style" | "Advanced") => act(() => result.current[1](tab));

  choose("Style");
  change(false);
  expect(result.current[0]).toBe("Style");
  change(true);
  expect(result.current[0]).toBe("Content");

  choose("Advanced");
  change(false);
  act(() => void recorder.history.goTo(2));
  expect(result.current[0]).toBe("Advanced");
});
