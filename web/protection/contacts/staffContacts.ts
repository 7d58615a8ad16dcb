/** Contacts in the admin, hidden until somebody clicks them. The page contains the URL of the texts. */

import { watchContacts } from "../../runtime/contacts/watchContacts";
import style from "./staffContacts.css?inline";

const siteTexts = document.getElementById("staff-contacts")?.textContent;
if (siteTexts) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  watchContacts(
    document,
    { src: import.meta.url, ...JSON.parse(siteTexts), isForStaff: true },
    () => import("./openContact"),
  );
}
