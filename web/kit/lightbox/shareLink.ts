/** The share menu of a slide, loaded on demand. A service is contacted only when the visitor follows its link. */
import type PhotoSwipe from "photoswipe";
import type { Translate } from "../environment/uiStrings";
import { actionLink } from "../links/actionLink";
import { SERVICES } from "../links/services";
import { shareUrl } from "../links/shareUrl";
import { copy, download } from "../parts/icons/icons";
import { icon } from "./icon";
import type { Slide } from "./slides";
import type { LightboxUiString } from "./uiStrings";

const OFFERED = ["facebook", "x", "pinterest"] as const;

/** The URL of this page that opens this slide. */
export function urlOfSlide({ src, link }: Slide): string {
  const page = new URL(location.href);
  const source = new URL(src, page);
  const url = source.origin === page.origin ? source.pathname + source.search : src;
  const slideshow = link?.dataset.elementorLightboxSlideshow;
  page.hash = actionLink("lightbox", { url, ...(slideshow ? { slideshow } : {}) });
  return page.href;
}

const closers = new WeakMap<HTMLElement, () => void>();

/** Opens the menu, or closes it if it is open. */
export function openShare(lightbox: PhotoSwipe, button: HTMLElement, slide: Slide, t: Translate<LightboxUiString>) {
  const root = lightbox.element;
  if (!root) return;
  const close = closers.get(root);
  if (close) return close();
  const list = listOf(slide, t);
  root.append(list);
  button.ariaExpanded = "true";
  list.querySelector<HTMLElement>("a, button")?.focus();
  closers.set(root, closer(lightbox, root, button, list));
}

function listOf(slide: Slide, t: Translate<LightboxUiString>): HTMLElement {
  const list = Object.assign(document.createElement("ul"), { className: "pswp__share-list pswp__hide-on-close" });
  list.ariaLabel = t("Share");
  const slideUrl = urlOfSlide(slide);
  for (const service of OFFERED) {
    if (service === "pinterest" && slide.type === "video") continue;
    const text = t("Share on {service}", { service: SERVICES[service].name });
    const iconHtml = `<svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="currentColor"><path d="${SERVICES[service].path}"/></svg>`;
    const link = addTo(list, "a", iconHtml, text);
    Object.assign(link, { href: shareUrl(service, slideUrl, slide.title ?? ""), target: "_blank", rel: "noopener" });
  }
  const copyButton = addTo(list, "button", icon(copy), t("Copy link"));
  copyButton.onclick = () => copyLink(slideUrl, copyButton.lastElementChild as HTMLElement, t);
  if (slide.type === "image") {
    const link = addTo(list, "a", icon(download), t("Download image"));
    Object.assign(link, { href: slide.src, download: "" });
  }
  return list;
}

function addTo<Tag extends "a" | "button">(list: HTMLElement, tag: Tag, iconHtml: string, text: string) {
  const item = document.createElement("li");
  const element = document.createElement(tag);
  const label = document.createElement("span");
  element.innerHTML = iconHtml;
  label.textContent = text;
  element.append(label);
  item.append(element);
  list.append(item);
  return element;
}

async function copyLink(slideUrl: string, label: HTMLElement, t: Translate<LightboxUiString>) {
  try {
    await navigator.clipboard.writeText(slideUrl);
    label.textContent = t("Link copied");
  } catch {
    // Without clipboard access, the URL is shown in a field to copy by hand.
    const field = Object.assign(document.createElement("input"), { value: slideUrl, readOnly: true });
    field.ariaLabel = t("Copy this link:");
    label.replaceWith(field);
    field.select();
  }
  label.role = "status";
}

/** Closes the menu on Escape, on a click outside, and with its slide. Returns a function that closes it. */
function closer(lightbox: PhotoSwipe, root: HTMLElement, button: HTMLElement, list: HTMLElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;

  function close() {
    ended.abort();
    lightbox.off("change", close);
    lightbox.off("destroy", close);
    closers.delete(root);
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
