import { adminScripts } from "../../admin/adminScripts";

type Chosen = { id: number | string; title: string; url: string };
type DocumentChooserModal = new (
  url: string,
) => { open: (options: object, onChosen: (chosen: Chosen) => void) => void };

/** A file of Wagtail's document library. */
export type ChosenDocument = { id: number; title: string; url: string };

/** Opens Wagtail's own document chooser, with its search, collections and upload. */
export async function chooseDocument(url: string): Promise<ChosenDocument> {
  await adminScripts();
  const Modal = (window as unknown as { DocumentChooserModal: DocumentChooserModal }).DocumentChooserModal;
  return new Promise((resolve) =>
    new Modal(url).open({ multiple: false }, ({ id, title, url: fileUrl }) =>
      resolve({ id: Number(id), title, url: fileUrl }),
    ),
  );
}
