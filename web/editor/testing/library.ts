import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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
});

/** In the dialog that is open. */
export async function chooseImage(title = "Walnut") {
  await userEvent.click(await screen.findByRole("button", { name: title }));
}
