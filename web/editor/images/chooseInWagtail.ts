import { adminScripts } from "../admin/adminScripts";
import type { LibraryImage } from "./libraryImage";

type Chosen = {
  /** A number as text. */
  id: string;
  title: string;
  default_alt_text?: string;
  preview?: { url: string; width: number; height: number };
};
type ImageChooserModal = new (url: string) => { open: (options: object, onChosen: (chosen: Chosen) => void) => void };

/** Opens Wagtail's own image chooser, which has collections, tags and the fields of a site's own image model. */
export async function chooseInWagtail(url: string): Promise<LibraryImage> {
  await adminScripts();
  const Modal = (window as unknown as { ImageChooserModal: ImageChooserModal }).ImageChooserModal;
  return new Promise((resolve) =>
    new Modal(url).open({ multiple: false }, ({ id, title, default_alt_text, preview }) =>
      resolve({
        id: Number(id),
        title,
        // Wagtail derives it from the file name if nobody wrote one; the server's response replaces it.
        alt: default_alt_text === title ? "" : (default_alt_text ?? ""),
        width: preview?.width ?? 0,
        height: preview?.height ?? 0,
        thumbnail: preview?.url ?? "",
      }),
    ),
  );
}
