import { adminScripts } from "../../admin/adminScripts";
import { gettext } from "../../texts/gettext";

type Chosen = { id: number; title?: string; adminTitle?: string; url?: string };
type PageChooserModal = new (
  url: string,
) => { open: (options: { modelNames: string[] }, onChosen: (chosen: Chosen) => void) => void };

// Documents store a page's id. Its title is known from the choice, its URL from the server.
const titles = new Map<number, string>();

/** The title of a page that was chosen since the editor was opened. */
export const titleOfChosen = (page: number): string | undefined => titles.get(page);

export type ChosenPage = { id: number; title: string; url: string };

/** Opens Wagtail's own page chooser, with its tree, search and permissions. */
export async function choosePage(url: string): Promise<ChosenPage> {
  await adminScripts();
  const Modal = (window as unknown as { PageChooserModal: PageChooserModal }).PageChooserModal;
  return new Promise((resolve) =>
    new Modal(url).open({ modelNames: ["wagtailcore.page"] }, ({ id, adminTitle, title: own, url: pageUrl }) => {
      const title = adminTitle ?? own ?? gettext("Page {number}", { number: id });
      titles.set(Number(id), title);
      resolve({ id: Number(id), title, url: pageUrl ?? "" });
    }),
  );
}
