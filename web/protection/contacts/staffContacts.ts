/** Contacts in the admin, hidden until somebody clicks them. The page contains the URL of the texts. */

import { watchContacts } from "../../runtime/contacts/watchContacts";
import style from "./staffContacts.css?inline";

const told = document.getElementById("staff-contacts")?.textContent;
if (told) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  watchContacts(
    document,
    { src: import.meta.url, ...JSON.parse(told), isForStaff: true },
    () => import("./openContact"),
  );
}
