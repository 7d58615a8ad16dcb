/** The list of ways to pass a slide on. Loaded when somebody first asks for it; each service hears of it from who follows its link. */
import type PhotoSwipe from "photoswipe";
import { actionLink } from "../actionLink";
import { copy, download } from "../icons";
import { SERVICES } from "../services";
import { shareAddress } from "../shareAddress";
import type { Say } from "../words";
import { icon } from "./icon";
import type { Slide } from "./slides";
import type { LightboxWord } from "./words";

const OFFERED = ["facebook", "x", "pinterest"] as const;

/** The address of this page that opens this slide. */
export function addressOf({ src, link }: Slide): string {
  const page = new URL(location.href);
  const own = new URL(src, page);
  const url = own.origin === page.origin ? own.pathname + own.search : src;
  const slideshow = link?.dataset.elementorLightboxSlideshow;
  page.hash = actionLink("lightbox", { url, ...(slideshow ? { slideshow } : {}) });
  return page.href;
}

export function openShare(lightbox: PhotoSwipe, button: HTMLElement, slide: Slide, say: Say<LightboxWord>): void {
  const root = lightbox.element;
  if (!root) return;
  const open = root.querySelector(".pswp__share-list");
  open?.remove();
  if (open) return;
  const list = Object.assign(document.createElement("ul"), { className: "pswp__share-list pswp__hide-on-close" });
  const address = addressOf(slide);
  const visit = new AbortController();
  const { signal } = visit;

  for (const service of OFFERED) {
    if (service === "pinterest" && slide.type === "video") continue;
    const words = say("Share on {service}", { service: SERVICES[service].name });
    const sign = `<svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="currentColor"><path d="${SERVICES[service].path}"/></svg>`;
    const link = add("a", sign, words);
    Object.assign(link, { href: shareAddress(service, address, slide.title ?? ""), target: "_blank", rel: "noopener" });
  }
  const copyButton = add("button", icon(copy), say("Copy the link"));
  copyButton.onclick = () => copyLink(copyButton.lastElementChild as HTMLElement);
  if (slide.type === "image") {
    Object.assign(add("a", icon(download), say("Download the picture")), { href: slide.src, download: "" });
  }

  function add<Tag extends "a" | "button">(tag: Tag, sign: string, words: string): HTMLElementTagNameMap[Tag] {
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

  async function copyLink(label: HTMLElement) {
    try {
      await navigator.clipboard.writeText(address);
      label.textContent = say("Link copied");
    } catch {
      // Without a clipboard it is there to be marked by hand.
      const field = Object.assign(document.createElement("input"), { value: address, readOnly: true });
      field.ariaLabel = say("Copy this link:");
      label.replaceWith(field);
      field.select();
    }
    label.role = "status";
  }

  function close() {
    visit.abort();
    list.remove();
    button.ariaExpanded = "false";
  }

  list.ariaLabel = say("Share");
  button.ariaExpanded = "true";
  root.append(list);
  list.querySelector<HTMLElement>("a, button")?.focus();
  // Before the lightbox hears it, which would close itself.
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
      button.focus();
    },
    { capture: true, signal },
  );
  root.addEventListener("click", ({ target }) => target !== button && !list.contains(target as Node) && close(), {
    signal,
  });
  lightbox.on("change", close);
  lightbox.on("destroy", close);
}
