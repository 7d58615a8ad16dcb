import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { OtherEditor } from "./api";
import { useOtherEditors } from "./useOtherEditors";

const NEWER = [{ user: "Maud", revision_id: 8 }] as unknown as OtherEditor[];
const at = (id: number, created_at = "10:00") => ({ id, created_at });
const SAVING = { revision: () => at(7), isSaving: () => false };

test("reports another user's newer version", async () => {
  const ping = vi.fn(async () => NEWER);
  const { result } = renderHook(() => useOtherEditors({ ping, release: () => {} } as never, SAVING));
  await waitFor(() => expect(result.current).toEqual(NEWER));
});

test.each([
  ["has been saved by this editor since it asked", () => false, at(8)],
  ["has been saved into the same revision since it asked", () => false, at(7, "10:01")],
  ["is on its way from this editor", () => true, at(7)],
])("ignores a version that %s", async (_when, isSaving, newest) => {
  const answered = Promise.resolve(NEWER);
  const api = { ping: vi.fn(() => answered), release: () => {} };
  const saving = { revision: vi.fn(() => newest).mockReturnValueOnce(at(7)), isSaving };
  const { result } = renderHook(() => useOtherEditors(api as never, saving));
  await act(() => answered);
  expect(result.current).toEqual([]);
});
