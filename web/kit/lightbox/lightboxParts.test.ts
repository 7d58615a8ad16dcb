import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import PhotoSwipe from "photoswipe";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { parseAction } from "../../runtime/actions/parseAction";
import { translator } from "../environment/uiStrings";
import { screenOf } from "../testing/screen";
import { openLightbox } from "./openLightbox";
import type { Slide } from "./slides";

const OAK: Slide = { type: "image", src: "http://localhost:3000/media/oak.jpg", width: 800, height: 600, title: "Oak" };
const ELM: Slide = { ...OAK, src: "http://localhost:3000/media/elm.jpg", title: "Elm" };
const LINKED: Slide = { type: "video", src: "https://youtu.be/XHOmBV4js_E", title: "A rosette is cut" };
const HOSTED: Slide = { type: "video", src: "/media/video.mp4", poster: "/poster.jpg" };

type Options = Partial<Parameters<typeof openLightbox>[1]>;

/** Opens slides, and returns the library's lightbox, too. */
async function open(shown: readonly Slide[] | HTMLAnchorElement, options: Options = {}) {
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  const init = vi.spyOn(PhotoSwipe.prototype, "init");
  const opener = "href" in shown ? shown : null;
  await openLightbox(opener, { shown, t: translator({}), until: ended.signal, ...options });
  const dialog = await screen.findByRole("dialog", { name: "Images" });
  return { dialog, ended, library: init.mock.contexts.at(-1) as PhotoSwipe };
}
const button = (name: string) => screen.getByRole("button", { name });
const caption = () => document.querySelector<HTMLElement>(".pswp__caption") as HTMLElement;
const place = () => document.querySelector(".pswp__counter")?.textContent;
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const isPlayedByUser = (isActive: boolean) => Object.assign(navigator, { userActivation: { isActive } });

beforeEach(() => {
  document.body.innerHTML = "";
  document.body.dir = "";
  screenOf({ isMotionReduced: true });
  Object.assign(document, { adoptedStyleSheets: [] });
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync() {}
    },
  );
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
});
afterEach(() => {
  document.body.style.direction = "";
  Reflect.deleteProperty(navigator, "userActivation");
  Reflect.deleteProperty(navigator, "clipboard");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a single slide has neither arrows nor a counter", async () => {
  await open([OAK]);
  expect(place()).toBe("");
  expect(screen.getAllByRole("button").map((one) => one.title)).toEqual(["Share", "Zoom", "Close (Esc)"]);
});

test("in right-to-left text, the first slide is at the right, and arrows say where they lead", async () => {
  document.body.style.direction = "rtl";
  await open([OAK, ELM, { ...OAK, title: "Yew" }]);
  expect([place(), caption().textContent]).toEqual(["1 / 3", "Oak"]);
  await userEvent.click(button("Next"));
  expect([place(), caption().textContent]).toEqual(["2 / 3", "Elm"]);
  expect(button("Next").className).toContain("prev");
  await userEvent.click(button("Previous"));
  expect(caption().textContent).toBe("Oak");
});

test("without slides, nothing opens", async () => {
  const ended = new AbortController();
  await openLightbox(null, { shown: [], t: translator({}), until: ended.signal });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("what ends while the lightbox loads is not opened", async () => {
  const init = vi.spyOn(PhotoSwipe.prototype, "init");
  const ended = new AbortController();
  const opening = openLightbox(null, { shown: [OAK], t: translator({}), until: ended.signal });
  ended.abort();
  await opening;
  expect(init).not.toHaveBeenCalled();
});

test("focus returns to what opened it", async () => {
  document.body.innerHTML = '<a href="/media/oak.jpg"><img width="8" height="6" alt="Oak"></a>';
  const link = document.querySelector("a") as HTMLAnchorElement;
  await open(link);
  await userEvent.click(button("Close (Esc)"));
  await isClosed();
  expect(document.activeElement).toBe(link);
});

test("on the canvas, Back belongs to the editor, and thumbnails are somewhere else on the screen", async () => {
  screenOf({ isMotionReduced: false });
  document.body.innerHTML = '<a href="/media/oak.jpg"><img width="8" height="6" alt="Oak"></a>';
  const link = document.querySelector("a") as HTMLAnchorElement;
  const before = history.length;
  const { library } = await open(link, { isInFrame: true });
  expect(history.length).toBe(before);
  expect(library.options.showHideAnimationType).toBe("fade");
  expect(library.getItemData(0)).not.toHaveProperty("element");
});

test("on a page, an image grows out of its thumbnail", async () => {
  screenOf({ isMotionReduced: false });
  document.body.innerHTML = '<a href="/media/oak.jpg"><img width="8" height="6" alt="Oak"></a>';
  const link = document.querySelector("a") as HTMLAnchorElement;
  const { library } = await open(link);
  expect(library.options.showHideAnimationType).toBe("zoom");
  expect(library.getItemData(0)).toMatchObject({ element: link, thumbCropped: true, alt: "Oak" });
});

test("the image of a text link is measured before it is shown", async () => {
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(640);
  vi.spyOn(HTMLImageElement.prototype, "naturalHeight", "get").mockReturnValue(480);
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error("missing"));
  onTestFinished(() => void Reflect.deleteProperty(HTMLImageElement.prototype, "decode"));
  const { library } = await open([{ type: "image", src: "/media/oak.jpg", width: 800 }]);
  expect(library.getItemData(0)).toMatchObject({ width: 640, height: 480 });
});

test("a missing image is a link to its file", async () => {
  const { library } = await open([OAK]);
  library.currSlide?.content.onError();
  await waitFor(() => expect(screen.getByText("This image cannot be shown.")).toBeTruthy());
  const link = screen.getByRole("link", { name: "Open the file" });
  expect(link.getAttribute("href")).toBe(OAK.src);
  expect(link.dataset.elementorOpenLightbox).toBe("no");
});

test("slides leave space for the toolbar and the caption, and on wide screens for the arrows", async () => {
  const { library } = await open([OAK]);
  const space = (x: number) => library.options.paddingFn?.({ x, y: 800 }, {}, 0);
  expect(space(900)).toEqual({ top: 60, bottom: 84, left: 0, right: 0 });
  expect(space(901)).toEqual({ top: 60, bottom: 84, left: 80, right: 80 });
});

test("the button of full screen says whether it is on, and closing the lightbox leaves it", async () => {
  const state = { fullscreenEnabled: true, fullscreenElement: null as Element | null, exitFullscreen: vi.fn() };
  Object.assign(document, state);
  onTestFinished(() => {
    for (const name of Object.keys(state)) Reflect.deleteProperty(document, name);
  });
  const { dialog } = await open([OAK]);
  dialog.requestFullscreen = async () => {
    Object.assign(document, { fullscreenElement: dialog });
    document.dispatchEvent(new Event("fullscreenchange"));
  };
  expect(button("Full screen").ariaPressed).toBe("false");
  await userEvent.click(button("Full screen"));
  expect(button("Full screen").ariaPressed).toBe("true");
  expect(state.exitFullscreen).not.toHaveBeenCalled();
  await userEvent.click(button("Full screen"));
  expect(state.exitFullscreen).toHaveBeenCalledTimes(1);
  await userEvent.click(button("Close (Esc)"));
  await isClosed();
  expect(state.exitFullscreen).toHaveBeenCalledTimes(2);
});

test("a short caption is no stop for Tab, and a long one scrolls without moving the slide", async () => {
  const heights = { scrollHeight: 41, clientHeight: 40 };
  for (const name of ["scrollHeight", "clientHeight"] as const)
    vi.spyOn(Element.prototype, name, "get").mockImplementation(() => heights[name]);
  const { library } = await open([OAK, ELM]);
  expect(caption().hasAttribute("tabindex")).toBe(false);

  heights.scrollHeight = 42;
  library.dispatch("resize");
  expect(caption().tabIndex).toBe(0);
  expect(caption().role).toBe("status");
  const passes = (event: Event) => {
    const seen = vi.fn();
    document.addEventListener(event.type, seen, { once: true });
    caption().dispatchEvent(event);
    document.removeEventListener(event.type, seen);
    return seen.mock.calls.length > 0;
  };
  const key = (name: string) => passes(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  expect(passes(new WheelEvent("wheel", { bubbles: true }))).toBe(false);
  expect(["ArrowUp", "ArrowDown", "PageDown", "Home", "End", " "].map(key)).toEqual(Array(6).fill(false));
  expect(["Escape", "Tab", "ArrowRight"].map(key)).toEqual(Array(3).fill(true));

  heights.scrollHeight = 40;
  library.dispatch("resize");
  expect(caption().hasAttribute("tabindex")).toBe(false);
});

test("an equal title and description are one line, and a caption without a title is not bold", async () => {
  await open([
    { ...OAK, description: "Oak" },
    { ...OAK, title: "", description: "Split, never sawn" },
  ]);
  expect(caption().innerHTML).toBe("<strong>Oak</strong>");
  await userEvent.click(button("Next"));
  expect(caption().innerHTML).toBe("<span>Split, never sawn</span>");
});

test("the source caption is the description of a slide without a caption", async () => {
  await open([{ ...OAK, description: "Split" }], { parts: { title: "caption", description: "none" } });
  expect(caption().textContent).toBe("Split");
});

test("a video shows its poster and a button until it plays, and names its provider", async () => {
  isPlayedByUser(false);
  await open([HOSTED, LINKED]);
  const shown = () => document.querySelector(".pswp__item:not([inert]) .pswp__video") as HTMLElement;
  expect(shown().querySelector("img")).toMatchObject({ alt: "", src: "http://localhost:3000/poster.jpg" });
  expect(within(shown()).getByRole("button", { name: "Play video" })).toBeTruthy();
  expect(shown().textContent).toBe("");
  await userEvent.click(button("Next"));
  await waitFor(() => expect(shown().textContent).toBe("Plays from YouTube"));
  expect(shown().querySelector("img")).toBeNull();
  await userEvent.click(within(shown()).getByRole("button"));
  expect(document.activeElement).toBe(shown().querySelector("iframe"));
});

test("only the video that was clicked plays at once, and it stops when the lightbox closes", async () => {
  isPlayedByUser(true);
  await open([OAK, LINKED]);
  await userEvent.click(button("Next"));
  expect(document.querySelector("iframe")).toBeNull();
  await userEvent.click(button("Previous"));
  await userEvent.click(button("Close (Esc)"));
  await isClosed();

  const { dialog } = await open([LINKED, OAK]);
  const frame = document.querySelector("iframe") as HTMLIFrameElement;
  expect(frame.referrerPolicy).toBe("strict-origin-when-cross-origin");
  await userEvent.click(button("Close (Esc)"));
  await isClosed();
  expect(dialog.querySelector("iframe")).toBeNull();
});

test("a player without a title has one for screen readers, and handles its own arrow keys", async () => {
  isPlayedByUser(true);
  const { library } = await open([HOSTED, OAK]);
  const video = document.querySelector("video") as HTMLVideoElement;
  expect(video.title).toBe("Video player");
  expect(video.hasAttribute("playsinline") || video.playsInline).toBe(true);
  const press = (key: string, target: Element) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key, keyCode: 39, bubbles: true } as KeyboardEventInit));
  press("ArrowRight", video);
  expect(library.currIndex).toBe(0);
  press("ArrowRight", document.body);
  expect(library.currIndex).toBe(1);
});

async function openShare(slides: readonly Slide[]) {
  const { dialog, library } = await open(slides);
  await userEvent.click(button("Share"));
  const list = () => dialog.querySelector<HTMLElement>("[aria-label=Share]:is(ul), .pswp__share-list");
  await waitFor(() => expect(list()).not.toBeNull());
  expect(button("Share").ariaExpanded).toBe("true");
  return { dialog, library, list };
}

test("the menu of sharing has all services for an image, and opens them in a new tab", async () => {
  const { list } = await openShare([OAK]);
  const links = within(list() as HTMLElement).getAllByRole<HTMLAnchorElement>("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Share on Facebook",
    "Share on X",
    "Share on Pinterest",
    "Download image",
  ]);
  expect(links.slice(0, 3).every(({ target, rel }) => target === "_blank" && rel === "noopener")).toBe(true);
  expect(links[3]?.getAttribute("href")).toBe(OAK.src);
});

test("a click outside closes the menu of sharing, one inside does not", async () => {
  const { dialog, list } = await openShare([OAK]);
  await userEvent.click(list() as HTMLElement);
  expect(list()).not.toBeNull();
  await userEvent.keyboard("x");
  expect(list()).not.toBeNull();
  dialog.querySelector(".pswp__caption")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(list()).toBeNull();
  expect(button("Share").ariaExpanded).toBe("false");
});

test("another slide closes the menu of sharing", async () => {
  const { library, list } = await openShare([OAK, ELM]);
  library.next();
  expect(list()).toBeNull();
});

test("says that the link was copied", async () => {
  const { list } = await openShare([OAK]);
  const writeText = vi.fn(async () => {});
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  await userEvent.click(within(list() as HTMLElement).getByRole("button", { name: "Copy link" }));
  await waitFor(() => expect(within(list() as HTMLElement).getByRole("status").textContent).toBe("Link copied"));
  expect(writeText).toHaveBeenCalledOnce();
});

test("the URL of a slide of another site is a whole one", async () => {
  const { urlOfSlide } = await import("./shareLink");
  const settingsOf = (src: string) => parseAction(new URL(urlOfSlide({ type: "image", src })).hash)?.settings;
  expect(settingsOf("https://cdn.test/oak.jpg?w=2")).toEqual({ url: "https://cdn.test/oak.jpg?w=2" });
  expect(settingsOf("/media/oak.jpg?w=2")).toEqual({ url: "/media/oak.jpg?w=2" });
});
