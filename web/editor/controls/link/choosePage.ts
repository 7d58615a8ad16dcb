import { adminScripts } from "../../admin/adminScripts";
import { gettext } from "../../texts/gettext";

type Chosen = { id: number; title?: string; adminTitle?: string; url?: string };
type PageChooserModal = new (
  url: string,
) => { open: (options: { modelNames: string[] }, onChosen: (chosen: Chosen) => void) => void };

export type ChosenPage = { id: number; title: string; url: string };

/** Opens Wagtail's own page chooser, with its tree, search and permissions. */
export async function choosePage(url: string): Promise<ChosenPage> {
  await adminScripts();
  const Modal = (window as unknown as { PageChooserModal: PageChooserModal }).PageChooserModal;
  return new Promise((resolve) =>
    new Modal(url).open({ modelNames: ["wagtailcore.page"] }, ({ id, adminTitle, title, url: pageUrl }) =>
      resolve({
        id: Number(id),
        title: adminTitle ?? title ?? gettext("Page {number}", { number: id }),
        url: pageUrl ?? "",
      }),
    ),
  );
}
