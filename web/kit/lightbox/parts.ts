import type PhotoSwipe from "photoswipe";
import type { UIElementData } from "photoswipe";
import type { Translate } from "../environment/uiStrings";
import { share as shareIcon } from "../parts/icons/icons";
import { icon } from "./icon";
import type { Slide } from "./slides";
import type { LightboxUiString } from "./uiStrings";

const ENLARGE = "M8 3H5a2 2 0 0 0-2 2v3M16 3h3a2 2 0 0 1 2 2v3M8 21H5a2 2 0 0 1-2-2v-3M16 21h3a2 2 0 0 0 2-2v-3";

/** Where the text comes from: the caption, the alt text or nowhere. A text set for the lightbox wins. */
type Source = "caption" | "alt" | "none";
export type PartOptions = {
  hides?: readonly ("counter" | "zoom" | "full_screen" | "share")[];
  title?: Source;
  description?: Source;
};

/** The parts around a slide besides the library's own buttons: position, title, description, full screen, sharing. */
export function addParts(
  lightbox: PhotoSwipe,
  row: readonly Slide[],
  isRtl: boolean,
  t: Translate<LightboxUiString>,
  { hides = [], ...sources }: PartOptions,
) {
  const current = () => row[lightbox.currIndex] as Slide;

  lightbox.on("uiRegister", () => {
    if (!hides.includes("counter")) addCounter();
    showText({ name: "caption", appendTo: "root" }, () => captionOf(current(), sources), expandLongCaption);
    if (document.fullscreenEnabled && !hides.includes("full_screen")) addFullScreen(lightbox, t("Full screen"));
    if (!hides.includes("share")) addShare(lightbox, current, t);
  });

  function addCounter() {
    showText({ name: "place", className: "pswp__counter", appendTo: "bar" }, () => [
      row.length > 1 ? `${isRtl ? row.length - lightbox.currIndex : lightbox.currIndex + 1} / ${row.length}` : "",
    ]);
  }

  function showText(data: UIElementData, text: () => (string | Node)[], onShown = (_element: HTMLElement) => {}) {
    function onInit(element: HTMLElement) {
      element.role = "status";
      lightbox.on("change", () => {
        element.replaceChildren(...text());
        onShown(element);
      });
      lightbox.on("resize", () => onShown(element));
    }
    lightbox.ui?.registerElement({ ...data, order: 5, html: "", onInit });
  }
}

function addFullScreen(lightbox: PhotoSwipe, title: string) {
  // The page may have been full screen before, and stays so after the lightbox closes.
  const isFullScreen = () => document.fullscreenElement === lightbox.element;
  function onInit(button: HTMLElement) {
    const update = () => {
      button.ariaPressed = String(isFullScreen());
    };
    update();
    document.addEventListener("fullscreenchange", update);
    lightbox.on("destroy", () => {
      document.removeEventListener("fullscreenchange", update);
      if (isFullScreen()) document.exitFullscreen();
    });
  }
  const onClick = () =>
    isFullScreen() ? document.exitFullscreen() : lightbox.element?.requestFullscreen().catch(() => {});
  addButton(lightbox, { name: "full-screen", title, html: icon(ENLARGE), order: 9, onInit, onClick });
}

/** The sharing code loads when a visitor first opens the share menu. */
function addShare(lightbox: PhotoSwipe, current: () => Slide, t: Translate<LightboxUiString>) {
  async function onClick(_event: MouseEvent, button: HTMLElement) {
    try {
      const { openShare } = await import("./shareLink");
      openShare(lightbox, button, current(), t);
    } catch {
      lightbox.element?.querySelector(".pswp__caption")?.replaceChildren(t("This is not available right now."));
    }
  }
  addButton(lightbox, { name: "share", title: t("Share"), html: icon(shareIcon), order: 8, onClick });
}

function addButton(lightbox: PhotoSwipe, data: UIElementData) {
  lightbox.ui?.registerElement({ isButton: true, ...data });
}

/** A text of more than two lines expands under the pointer, a finger or focus, and can scroll. */
function expandLongCaption(caption: HTMLElement) {
  const isLong = caption.scrollHeight > caption.clientHeight + 1;
  caption.classList.toggle("pswp__caption--long", isLong);
  caption.scrollTop = 0;
  if (isLong) caption.tabIndex = 0;
  else caption.removeAttribute("tabindex");
  // Scrolling here must not zoom the image.
  caption.onwheel = (event) => event.stopPropagation();
  caption.onkeydown = (event) => SCROLL_KEYS.test(event.key) && event.stopPropagation();
}

const SCROLL_KEYS = /^(?:ArrowUp|ArrowDown|Page|Home|End| )/;

function captionOf(slide: Slide, sources: Pick<PartOptions, "title" | "description">): Node[] {
  const title = textFrom(sources.title, slide, slide.title);
  const description = textFrom(sources.description, slide, slide.description);
  return [title, description !== title && description].filter(Boolean).map((text, index) => {
    const line = document.createElement(index === 0 && title ? "strong" : "span");
    line.textContent = String(text);
    return line;
  });
}

/** An image that was chosen for a link uses the alt text of the library as its description. */
function textFrom(source: Source | undefined, { caption, description, alt }: Slide, fallback = ""): string {
  if (source === "none") return "";
  if (source === "alt") return alt ?? "";
  return (source === "caption" ? (caption ?? description) : fallback) ?? "";
}
