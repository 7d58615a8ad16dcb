import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { OtherEditor } from "./api";
import { useOtherEditors } from "./useOtherEditors";

const NEWER = [{ user: "Maud", revision_id: 8 }] as unknown as OtherEditor[];
const at = (id: number) => ({ id }) as never;
const SAVING = { revision: () => at(7), isSaving: () => false };

test("reports another user's newer version", async () => {
  const ping = vi.fn(async () => NEWER);
  const { result } = renderHook(() => useOtherEditors({ ping, release: () => {} } as never, SAVING));
  await waitFor(() => expect(result.current).toEqual(NEWER));
});

test.each([
  ["has been saved by this editor since it asked", () => false, [7, 8]],
  ["is on its way from this editor", () => true, [7, 7]],
])("ignores a version that %s", async (_when, isSaving, ids) => {
  const answered = Promise.resolve(NEWER);
  const api = { ping: vi.fn(() => answered), release: () => {} };
  const saving = { revision: vi.fn(() => at(ids[1] as number)).mockReturnValueOnce(at(ids[0] as number)), isSaving };
  const { result } = renderHook(() => useOtherEditors(api as never, saving));
  await act(() => answered);
  expect(result.current).toEqual([]);
});
