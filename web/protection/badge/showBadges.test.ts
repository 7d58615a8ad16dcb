import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showBadges } from "./showBadges";

const texts = {
  phrases: { trpHeading: "Real person", trpContent1: "One.", trpContent2: "Two.", trpContentLearnMore: "Learn more" },
  trpContentLink: "/admin/badge/",
};
const COMMENT =
  '<article class="apbct-trp"><div class="comment-body"><span class="comment-author">Ana</span></div></article>';
const ROW = '<table><tr class="apbct-trp"><td class="column-author"><strong>Ana</strong></td></tr></table>';

const badge = () => document.querySelector(".apbct-real-user-badge button") as HTMLButtonElement;
const holder = () => document.querySelector(".apbct-real-user-badge") as HTMLElement;
const popup = () => document.querySelector(".apbct-real-user-popup") as HTMLElement;
const isOpen = () => popup().classList.contains("visible");
const pointer = (type: string, pointerType: string) =>
  holder().dispatchEvent(Object.assign(new Event(type), { pointerType }));

beforeEach(() => {
  vi.useFakeTimers();
  // Not implemented in jsdom.
  Object.assign(document, { adoptedStyleSheets: [] });
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync() {}
    },
  );
  document.body.innerHTML = COMMENT;
  showBadges(document, texts);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("PROT-BDG-01 shows a badge next to the name, with its own name and description", () => {
  expect(document.querySelector(".comment-author + .apbct-real-user-badge")).toBeTruthy();
  expect(badge().getAttribute("aria-label")).toBe("Real person");
  expect(document.getElementById(badge().getAttribute("aria-describedby") ?? "")).toBe(popup());
  expect(popup().textContent).toBe("Real personOne. Two.");
});

test("PROT-BDG-01 shows it once, however often it is requested", () => {
  showBadges(document, texts);

  expect(document.querySelectorAll("button")).toHaveLength(1);
});

test("PROT-BDG-05 shows none for names that the server has not marked", () => {
  document.body.innerHTML = COMMENT.replace("apbct-trp", "other");
  showBadges(document, texts);

  expect(badge()).toBeNull();
});

test("PROT-BDG-02 PROT-BDG-03 opens by mouse, and closes one second after the mouse has left", () => {
  pointer("pointerenter", "mouse");
  expect(isOpen()).toBe(true);
  pointer("pointerleave", "mouse");
  vi.advanceTimersByTime(999);
  expect(isOpen()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isOpen()).toBe(false);
});

test("PROT-BDG-03 stays open if the mouse returns in time", () => {
  pointer("pointerenter", "mouse");
  pointer("pointerleave", "mouse");
  vi.advanceTimersByTime(500);
  pointer("pointerenter", "mouse");
  vi.advanceTimersByTime(5000);

  expect(isOpen()).toBe(true);
});

test("PROT-BDG-02 PROT-BDG-03 opens by touch for three seconds", () => {
  pointer("pointerenter", "touch");
  pointer("pointerleave", "touch");
  badge().click();
  pointer("pointerleave", "touch");
  vi.advanceTimersByTime(2999);
  expect(isOpen()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isOpen()).toBe(false);
});

test("PROT-BDG-06 opens on focus, closes on Escape and when Tab leaves, opens again on Enter", () => {
  badge().focus();
  expect([isOpen(), badge().getAttribute("aria-expanded")]).toEqual([true, "true"]);
  badge().dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(isOpen()).toBe(false);
  // The click that a browser fires for Enter on a button.
  badge().click();
  expect(isOpen()).toBe(true);
  badge().blur();
  expect(isOpen()).toBe(false);
});

test("PROT-BDG-04 links to more information only in the admin", () => {
  expect(popup().querySelector("a")).toBeNull();
  document.body.innerHTML = ROW;
  showBadges(document, texts, "admin");
  const link = popup().querySelector("a");

  expect([link?.textContent, link?.getAttribute("href"), link?.target]).toEqual([
    "Learn more",
    "/admin/badge/",
    "_blank",
  ]);
});
