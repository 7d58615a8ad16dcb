import { importAddress } from "../fetchModule";

export type ContactsConfig = {
  /** Where the script is that decodes. A page without encoded contacts has none. */
  src?: string;
  /** Where the site says its words and addresses. */
  site?: string;
  isForStaff?: boolean;
};

/** A press on an encoded contact brings the script that asks for it. Links and buttons turn Enter into a click. */
export function watchContacts(page: Document, config: ContactsConfig, importModule = importAddress): void {
  const { src } = config;
  if (!src) return;
  page.addEventListener("click", async (event) => {
    const contact = (event.target as Element).closest?.<HTMLElement>("[data-original-string]");
    if (!contact) return;
    event.preventDefault();
    const { openContact } = await importModule(src);
    openContact(contact, event, config);
  });
  page.addEventListener("keydown", (event) => {
    const contact = event.target as HTMLElement;
    if (!/^(Enter| )$/.test(event.key) || !contact.matches?.("span[data-original-string]")) return;
    event.preventDefault();
    contact.click();
  });
}
