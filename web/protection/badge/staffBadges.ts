/** The badges in the admin's list of comments. Their text is part of the page. */

import { type BadgeTexts, showBadges } from "./showBadges";

const texts = document.getElementById("real-person-texts")?.textContent;
if (texts) {
  const text: BadgeTexts = JSON.parse(texts);
  showBadges(document, text, "admin");
  // Searching and paging render the list again.
  const list = document.getElementById("listing-results");
  if (list)
    new MutationObserver(() => showBadges(document, text, "admin")).observe(list, { childList: true, subtree: true });
}
