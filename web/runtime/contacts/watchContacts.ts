import { importUrl } from "../network/fetchModule";
import type { RepeatedEvent } from "../page/repeatEvent";

export type ContactsConfig = {
  /** The URL of the script that decodes contacts. Pages without encoded contacts have none. */
  src?: string;
  /** The URL of the site's texts and URLs. */
  site?: string;
  isForStaff?: boolean;
};

/** A click on an encoded contact loads the script that decodes it. Enter fires a click on links and buttons. */
export function watchContacts(page: Document, config: ContactsConfig, importModule = importUrl): void {
  const { src } = config;
  if (!src) return;
  page.addEventListener("click", async (event) => {
    const contact = (event.target as Element).closest?.<HTMLElement>("[data-original-string]");
    if (!contact) return;
    event.preventDefault();
    const { openContact } = await importModule(src);
    openContact(contact, (event as RepeatedEvent).repeats ?? event, config);
  });
  page.addEventListener("keydown", (event) => {
    const contact = event.target as HTMLElement;
    if (!/^(Enter| )$/.test(event.key) || !contact.matches?.("span[data-original-string]")) return;
    event.preventDefault();
    contact.click();
  });
}
