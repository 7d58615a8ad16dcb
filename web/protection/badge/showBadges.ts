/** A badge next to the names of visitors who were verified as real persons, with an explanation. */

import style from "./badge.css?inline";

export type BadgeTexts = {
  phrases: { trpHeading: string; trpContent1: string; trpContent2: string; trpContentLearnMore: string };
  /** The URL of the explanation for staff. */
  trpContentLink: string;
};

/** The server marks verified persons. Pages of other systems use other classes for author names. */
const PUBLIC = [
  '.apbct-trp > .comment-body *[class*="comment-author"]',
  '.apbct-trp > .wp-block-group *[class*="comment-author"]',
  '.apbct-trp *[class*="review__author"]',
].join(",");
const ADMIN = '.apbct-trp td[class*="column-author"] > strong';
const BADGE = "apbct-real-user-badge";

// Milliseconds, from the contract.
const MOUSE_DELAY = 1000;
const TOUCH_DELAY = 3000;
const CHECK = "M12 2.5 20 6v6c0 5-3.4 8.3-8 9.5C7.4 20.3 4 17 4 12V6zM8.5 12l2.5 2.5 4.5-5";

let sheet: CSSStyleSheet | undefined;
let created = 0;

export function showBadges(page: Document, texts: BadgeTexts, place: "public" | "admin" = "public"): void {
  const names = page.querySelectorAll<HTMLElement>(place === "admin" ? ADMIN : PUBLIC);
  if (names.length) adoptStyle(page);
  for (const name of names) {
    if (name.nextElementSibling?.classList.contains(BADGE)) continue;
    const popup = popupOf(page, texts, place === "admin");
    const badge = badgeOf(page, texts.phrases.trpHeading, popup);
    const wrapper = page.createElement("span");
    wrapper.className = BADGE;
    wrapper.append(badge, popup);
    name.after(wrapper);
    openOnInteraction(wrapper, badge, popup);
  }
}

function badgeOf(page: Document, label: string, popup: HTMLElement): HTMLButtonElement {
  const badge = page.createElement("button");
  const icon = page.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = page.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", CHECK);
  icon.setAttribute("viewBox", "0 0 24 24");
  icon.setAttribute("aria-hidden", "true");
  icon.append(path);
  Object.assign(badge, { type: "button", className: "apbct-real-user-badge__icon", ariaLabel: label });
  badge.setAttribute("aria-describedby", popup.id);
  badge.setAttribute("aria-expanded", "false");
  badge.append(icon);
  return badge;
}

function popupOf(page: Document, { phrases, trpContentLink }: BadgeTexts, isForStaff: boolean): HTMLElement {
  const popup = page.createElement("span");
  const heading = page.createElement("strong");
  const row = page.createElement("span");
  created += 1;
  popup.className = "apbct-real-user-popup";
  popup.id = `apbct-real-user-popup-${created}`;
  heading.className = "apbct-real-user-popup-header";
  heading.textContent = phrases.trpHeading;
  row.className = "apbct-real-user-popup-content_row";
  row.textContent = `${phrases.trpContent1} ${phrases.trpContent2}`;
  popup.append(heading, row);
  if (isForStaff && trpContentLink) {
    const more = page.createElement("a");
    Object.assign(more, { href: trpContentLink, target: "_blank", rel: "noopener" });
    more.textContent = phrases.trpContentLearnMore;
    popup.append(more);
  }
  return popup;
}

/** Opens on hover, click, focus and Enter. Closes at once on Escape, and after a delay when the pointer leaves. */
function openOnInteraction(wrapper: HTMLElement, badge: HTMLButtonElement, popup: HTMLElement): void {
  let closing: ReturnType<typeof setTimeout>;

  function show(isOpen: boolean): void {
    clearTimeout(closing);
    popup.classList.toggle("visible", isOpen);
    badge.setAttribute("aria-expanded", String(isOpen));
  }
  function closeAfter(wait: number): void {
    clearTimeout(closing);
    closing = setTimeout(() => show(false), wait);
  }

  wrapper.addEventListener("pointerenter", () => show(true));
  wrapper.addEventListener("pointerleave", ({ pointerType }) => {
    closeAfter(pointerType === "touch" ? TOUCH_DELAY : MOUSE_DELAY);
  });
  // Enter and Space fire a click too.
  badge.addEventListener("click", () => show(true));
  wrapper.addEventListener("focusin", () => show(true));
  wrapper.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && wrapper.contains(relatedTarget)) && !wrapper.matches(":hover")) show(false);
  });
  wrapper.addEventListener("keydown", ({ key }) => key === "Escape" && show(false));
}

function adoptStyle(page: Document): void {
  sheet ??= new CSSStyleSheet();
  if (page.adoptedStyleSheets.includes(sheet)) return;
  sheet.replaceSync(style);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
