/** The share menu of a slide, loaded on demand. A service is contacted only when the visitor follows its link. */
import type PhotoSwipe from "photoswipe";
import { copy, download } from "../icons";
import { actionLink } from "../links/actionLink";
import { SERVICES } from "../links/services";
import { shareAddress } from "../links/shareUrl";
import type { Say } from "../uiStrings";
import { icon } from "./icon";
import type { Slide } from "./slides";
import type { LightboxWord } from "./words";

const OFFERED = ["facebook", "x", "pinterest"] as const;

/** The URL of this page that opens this slide. */
export function addressOf({ src, link }: Slide): string {
  const page = new URL(location.href);
  const own = new URL(src, page);
  const url = own.origin === page.origin ? own.pathname + own.search : src;
  const slideshow = link?.dataset.elementorLightboxSlideshow;
  page.hash = actionLink("lightbox", { url, ...(slideshow ? { slideshow } : {}) });
  return page.href;
}

const closings = new WeakMap<HTMLElement, () => void>();

/** Opens the menu, or closes it if it is open. */
export function openShare(lightbox: PhotoSwipe, button: HTMLElement, slide: Slide, say: Say<LightboxWord>) {
  const root = lightbox.element;
  if (!root) return;
  const close = closings.get(root);
  if (close) return close();
  const list = listOf(slide, say);
  root.append(list);
  button.ariaExpanded = "true";
  list.querySelector<HTMLElement>("a, button")?.focus();
  closings.set(root, closing(lightbox, root, button, list));
}

function listOf(slide: Slide, say: Say<LightboxWord>): HTMLElement {
  const list = Object.assign(document.createElement("ul"), { className: "pswp__share-list pswp__hide-on-close" });
  list.ariaLabel = say("Share");
  const address = addressOf(slide);
  for (const service of OFFERED) {
    if (service === "pinterest" && slide.type === "video") continue;
    const words = say("Share on {service}", { service: SERVICES[service].name });
    const sign = `<svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="currentColor"><path d="${SERVICES[service].path}"/></svg>`;
    const link = addTo(list, "a", sign, words);
    Object.assign(link, { href: shareAddress(service, address, slide.title ?? ""), target: "_blank", rel: "noopener" });
  }
  const copyButton = addTo(list, "button", icon(copy), say("Copy link"));
  copyButton.onclick = () => copyLink(address, copyButton.lastElementChild as HTMLElement, say);
  if (slide.type === "image") {
    const link = addTo(list, "a", icon(download), say("Download image"));
    Object.assign(link, { href: slide.src, download: "" });
  }
  return list;
}

function addTo<Tag extends "a" | "button">(list: HTMLElement, tag: Tag, sign: string, words: string) {
  const item = document.createElement("li");
  const element = document.createElement(tag);
  const label = document.createElement("span");
  element.innerHTML = sign;
  label.textContent = words;
  element.append(label);
  item.append(element);
  list.append(item);
  return element;
}

async function copyLink(address: string, label: HTMLElement, say: Say<LightboxWord>) {
  try {
    await navigator.clipboard.writeText(address);
    label.textContent = say("Link copied");
  } catch {
    // Without clipboard access, the URL is shown in a field to copy by hand.
    const field = Object.assign(document.createElement("input"), { value: address, readOnly: true });
    field.ariaLabel = say("Copy this link:");
    label.replaceWith(field);
    field.select();
  }
  label.role = "status";
}

/** Closes the menu on Escape, on a click outside, and with its slide. Returns a function that closes it. */
function closing(lightbox: PhotoSwipe, root: HTMLElement, button: HTMLElement, list: HTMLElement): () => void {
  const visit = new AbortController();
  const { signal } = visit;

  function close() {
    visit.abort();
    lightbox.off("change", close);
    lightbox.off("destroy", close);
    closings.delete(root);
    list.remove();
    button.ariaExpanded = "false";
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
    button.focus();
  }
  function onClick({ target }: MouseEvent) {
    if (![button, list].some((part) => part.contains(target as Node))) close();
  }

  // Runs before the lightbox, which would close on Escape.
  addEventListener("keydown", onKeyDown, { capture: true, signal });
  root.addEventListener("click", onClick, { signal });
  lightbox.on("change", close);
  lightbox.on("destroy", close);
  return close;
}
