import type { Answer } from "../saving/api";
import type { FocalPoint, Size } from "./focalPoint/focalPoint";
import type { LibraryPage } from "./libraryImage";

type Call = <Value>(url: string, body?: unknown) => Promise<Answer<Value>>;

/** The calls of the image library. */
export const imageCalls = (url: string, call: Call) => ({
  images: (query: string, page: number) =>
    call<LibraryPage>(`${url}?${new URLSearchParams({ q: query, page: String(page) })}`),
  focalPoint: (id: number) => call<Size & { focalPoint: FocalPoint | null }>(`${url}${id}/focal-point/`),
  /** `focus` is that of the image as the canvas and pages have it, `previous` undoes the change. */
  saveFocalPoint: (id: number, focalPoint: FocalPoint | null) =>
    call<{ focus: string; previous: FocalPoint | null }>(`${url}${id}/focal-point/`, { focalPoint }),
});
