import type { ImageResource } from "../../../kit/resolve/resolve";
import { adminScripts } from "../../admin/adminScripts";

type Chosen = {
  /** A number as text. */
  id: string;
  title: string;
  default_alt_text?: string;
  preview?: { url: string; width: number; height: number };
};
type ImageChooserModal = new (url: string) => { open: (options: object, onChosen: (chosen: Chosen) => void) => void };

/** Opens Wagtail's own image chooser, with its upload, search and permissions. */
export async function chooseImage(url: string): Promise<{ id: number; image: ImageResource }> {
  await adminScripts();
  const Modal = (window as unknown as { ImageChooserModal: ImageChooserModal }).ImageChooserModal;
  return new Promise((resolve) =>
    new Modal(url).open({ multiple: false }, ({ id, title, default_alt_text, preview }) =>
      resolve({
        id: Number(id),
        image: {
          src: preview?.url ?? "",
          srcset: "",
          width: preview?.width ?? 0,
          height: preview?.height ?? 0,
          // Wagtail derives it from the file name if nobody wrote one; the server's response replaces it.
          alt: default_alt_text === title ? "" : (default_alt_text ?? ""),
          title,
          full: preview?.url ?? "",
        },
      }),
    ),
  );
}
