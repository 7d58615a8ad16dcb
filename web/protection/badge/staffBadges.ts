/** The badges in the admin's list of comments. What they say stands in the page. */

import { type BadgeTexts, showBadges } from "./showBadges";

const texts = document.getElementById("real-person-texts")?.textContent;
if (texts) {
  const said: BadgeTexts = JSON.parse(texts);
  showBadges(document, said, "admin");
  // The list is drawn anew when somebody searches in it or turns its pages.
  const list = document.getElementById("listing-results");
  if (list)
    new MutationObserver(() => showBadges(document, said, "admin")).observe(list, { childList: true, subtree: true });
}
