import type { ImageResource } from "../../../kit/resolve";

type Chosen = {
  id: number;
  title: string;
  default_alt_text?: string;
  preview?: { url: string; width: number; height: number };
};
type ImageChooserModal = new (url: string) => { open: (options: object, onChosen: (chosen: Chosen) => void) => void };

/** Opens Wagtail's own image chooser, with its upload, search and permissions. */
export function chooseImage(url: string): Promise<{ id: number; image: ImageResource }> {
  const Modal = (window as unknown as { ImageChooserModal: ImageChooserModal }).ImageChooserModal;
  return new Promise((resolve) =>
    new Modal(url).open({ multiple: false }, ({ id, title, default_alt_text, preview }) =>
      resolve({
        id,
        image: {
          src: preview?.url ?? "",
          srcset: "",
          width: preview?.width ?? 0,
          height: preview?.height ?? 0,
          alt: default_alt_text ?? "",
          title,
          full: preview?.url ?? "",
        },
      }),
    ),
  );
}
