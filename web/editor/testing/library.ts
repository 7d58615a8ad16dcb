import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Box } from "../images/crop/crop";
import type { FocalPoint } from "../images/focalPoint/focalPoint";
import type { LibraryImage } from "../images/libraryImage";

export const libraryImage = (changes: Partial<LibraryImage> = {}): LibraryImage => ({
  id: 9,
  title: "Walnut",
  alt: "",
  width: 1600,
  height: 1000,
  thumbnail: "/walnut.webp",
  ...changes,
});

/** The call of an image library with these images. */
export const library = (...images: LibraryImage[]) => ({
  images: async () => ({ ok: true as const, value: { images, hasMore: false, canUpload: true } }),
  ...focalPointServer(),
  ...cropServer(),
});

/** The calls for the focal point of an image of 1000 × 500 pixels. */
export function focalPointServer(focalPoint: FocalPoint | null = null) {
  const stored = { width: 1000, height: 500, focalPoint };
  return {
    focalPoint: async () => ({ ok: true as const, value: { ...stored } }),
    async saveFocalPoint(_id: number, next: FocalPoint | null) {
      const previous = stored.focalPoint;
      stored.focalPoint = next;
      return { ok: true as const, value: { previous, focus: "" } };
    },
  };
}

/** The calls that crop an image of 1000 × 500 pixels. */
export const cropServer = () => ({
  croppable: async () => ({ ok: true as const, value: { width: 1000, height: 500 } }),
  crop: async (_id: number, { width, height }: Box) => ({
    ok: true as const,
    value: { image: libraryImage({ id: 12, title: "Walnut (cropped)", width, height }), wasThere: false },
  }),
});

/** In the dialog that is open. */
export async function chooseImage(title = "Walnut") {
  await userEvent.click(await screen.findByRole("button", { name: title }));
}

/** With the only image of a setting. */
export async function cropImage() {
  await userEvent.click(screen.getByRole("button", { name: "Crop" }));
  await userEvent.click(await screen.findByRole("radio", { name: "1:1" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
}
