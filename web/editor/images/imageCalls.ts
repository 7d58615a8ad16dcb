import type { Answer } from "../saving/api";
import type { Size } from "./area/area";
import type { Box } from "./crop/crop";
import type { FocalPoint } from "./focalPoint/focalPoint";
import type { LibraryPage, Uploaded } from "./libraryImage";

type Call = <Value>(url: string, body?: unknown) => Promise<Answer<Value>>;

/** The calls of the image library. */
export const imageCalls = (url: string, call: Call) => ({
  images: (query: string, page: number) =>
    call<LibraryPage>(`${url}?${new URLSearchParams({ q: query, page: String(page) })}`),
  focalPoint: (id: number) => call<Size & { focalPoint: FocalPoint | null }>(`${url}${id}/focal-point/`),
  /** `focus` is that of the image as the canvas and pages have it, `previous` undoes the change. */
  saveFocalPoint: (id: number, focalPoint: FocalPoint | null) =>
    call<{ focus: string; previous: FocalPoint | null }>(`${url}${id}/focal-point/`, { focalPoint }),
  /** The size of the image, if it can be cropped. */
  croppable: (id: number) => call<Size>(`${url}${id}/crop/`),
  /** Adds this part to the library, unless it was added before. */
  crop: (id: number, box: Box) => call<Uploaded>(`${url}${id}/crop/`, { box }),
});
