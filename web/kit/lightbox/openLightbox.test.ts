import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import PhotoSwipe from "photoswipe";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { parseAction } from "../../runtime/actions/parseAction";
import { translator } from "../environment/uiStrings";
import { violations } from "../testing/renderWidget";
import { screenOf } from "../testing/screen";
import { openLightbox } from "./openLightbox";
import type { PartOptions } from "./parts";
import type { Slide } from "./slides";

const link = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector("a") as HTMLAnchorElement;
};
const t = translator({});
const OAK: Slide = { type: "image", src: "http://localhost:3000/media/oak.jpg", width: 800, height: 600, title: "Oak" };
const LINKED: Slide = { type: "video", src: "https://youtu.be/XHOmBV4js_E", title: "A rosette is cut" };

async function open(shown: Slide[] | HTMLAnchorElement, at?: number, parts?: PartOptions) {
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  const opener = "href" in shown ? shown : null;
  await openLightbox(opener, { shown, at, parts, t, until: ended.signal });
  return screen.findByRole("dialog", { name: "Images" });
}
const button = (name: string) => screen.getByRole("button", { name });
const caption = () => document.querySelector(".pswp__caption")?.textContent;
const place = () => document.querySelector(".pswp__counter")?.textContent;
const frames = () => [...document.querySelectorAll<HTMLIFrameElement>("iframe")].map(({ src }) => src);

/** Simulates user activation, which jsdom does not implement. */
const activation = (isActive: boolean) => Object.assign(navigator, { userActivation: { isActive } });

beforeEach(() => {
  document.body.innerHTML = "";
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
  Reflect.deleteProperty(navigator, "userActivation");
  Reflect.deleteProperty(navigator, "clipboard");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("slides", () => {
  test("take title, description and position from the link", async () => {
    const picture = (name: string, attributes: string) =>
      `<a href="/${name}.jpg" data-elementor-lightbox-slideshow="g" ${attributes}><img width="8" height="6" alt="${name}"></a>`;
    const opener = link(
      picture("elm", 'data-elementor-lightbox-index="2"') +
        picture(
          "ash",
          'data-elementor-lightbox-index="1" data-elementor-lightbox-title="Ash" data-elementor-lightbox-description="Split, never sawn"',
        ),
    );

    await open(opener);

    expect([place(), caption()]).toEqual(["2 / 2", "elm"]);
    await userEvent.click(button("Previous"));
    expect([place(), caption()]).toEqual(["1 / 2", "AshSplit, never sawn"]);
  });

  test("open a list at the given index, without any link on the page", async () => {
    await open([OAK, { ...OAK, title: "Elm" }, { ...OAK, title: "Yew" }], 1);

    expect([place(), caption()]).toEqual(["2 / 3", "Elm"]);
  });
});

describe("videos", () => {
  test("RUN-LBX-03 play at once after a click, in the provider's privacy-friendly player", async () => {
    activation(true);
    await open([LINKED]);

    expect(frames()).toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/XHOmBV4js_E\?/)]);
    expect(document.querySelector("iframe")?.title).toBe("A rosette is cut");
  });

  test("RUN-VID-01 request nothing from the provider before a click, if a URL or an arrow led to them", async () => {
    activation(false);
    const dialog = await open([LINKED, OAK]);
    expect(frames()).toEqual([]);
    expect(await violations(dialog)).toEqual([]);

    await userEvent.click(button("Play video: A rosette is cut"));
    expect(frames()).toHaveLength(1);
    await userEvent.click(button("Next"));

    await waitFor(() => expect(frames()).toEqual([]));
  });

  test("W-ALL-03 are the only focusable slide while they are current", async () => {
    activation(false);
    await open([LINKED, { ...LINKED, title: "The other" }, { type: "video", src: "https://example.org/video" }]);
    const reachable = () => [...document.querySelectorAll(".pswp__item:not([inert])")].map((item) => item.innerHTML);
    expect(reachable()).toEqual([expect.stringContaining("A rosette is cut")]);

    button("Play video: A rosette is cut").focus();
    await userEvent.keyboard("{ArrowRight}");

    await waitFor(() => expect(reachable()).toEqual([expect.stringContaining("The other")]));
    expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
  });

  test("use the browser's player if self-hosted, and say if they cannot be shown", async () => {
    activation(true);
    const dialog = await open([{ type: "video", src: "/media/video.mp4", title: "Bench" }]);
    const video = document.querySelector("video") as HTMLVideoElement;
    expect([video.controls, video.autoplay, video.getAttribute("src")]).toEqual([true, true, "/media/video.mp4"]);

    video.dispatchEvent(new Event("error"));

    expect(dialog.textContent).toContain("This video cannot be shown.");
    expect(screen.getByRole("link", { name: "Open the file" }).getAttribute("href")).toBe("/media/video.mp4");
  });

  test("W-ALL-03 keep the captions of a self-hosted video", async () => {
    activation(true);
    const opener = link(
      '<a href="/video.mp4" data-elementor-lightbox-video="/video.mp4" data-elementor-lightbox-captions="/video.vtt">Video</a>',
    );
    await open(opener);

    const track = document.querySelector<HTMLTrackElement>("video > track");
    expect([track?.kind, track?.getAttribute("src"), track?.label, track?.default]).toEqual([
      "captions",
      "/video.vtt",
      "Captions",
      true,
    ]);
  });

  test("RUN-LBX-03 are a link if there is no video at the URL", async () => {
    activation(true);
    await open([{ type: "video", src: "https://example.org/video" }]);

    expect(screen.getByRole("link", { name: "Open the file" }).getAttribute("href")).toBe("https://example.org/video");
  });
});

test("RUN-LBX-10 leave full screen on if the page was in full screen before", async () => {
  const leave = vi.fn();
  const enter = vi.fn(async () => {});
  const screenful = { fullscreenEnabled: true, fullscreenElement: document.documentElement, exitFullscreen: leave };
  Object.assign(document, screenful);
  onTestFinished(() => {
    for (const name of Object.keys(screenful)) Reflect.deleteProperty(document, name);
  });
  const dialog = await open([OAK]);
  dialog.requestFullscreen = enter;

  await userEvent.click(button("Full screen"));
  expect(enter).toHaveBeenCalledOnce();
  await userEvent.click(button("Close (Esc)"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  expect(leave).not.toHaveBeenCalled();
});

describe("history", () => {
  const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const ELM = { ...OAK, src: "http://localhost:3000/media/elm.jpg", title: "Elm" };

  test("RUN-LBX-10 closes on Back and stays on the page", async () => {
    history.pushState(null, "", "/page/");
    await open([OAK]);

    history.back();
    await gone();
    expect(location.pathname).toBe("/page/");
  });

  test("removes its history entry and the slide from the URL when closed in another way", async () => {
    history.pushState("the page's own", "", "/page/#elementor-action:action=lightbox&settings=e30=");
    const before = history.length;
    await open([OAK]);
    expect([history.length, location.hash.slice(0, 17)]).toEqual([before + 1, "#elementor-action"]);

    await userEvent.click(button("Close (Esc)"));
    await gone();
    await waitFor(() => expect([history.state, location.hash]).toEqual(["the page's own", ""]));
  });

  test("keeps an image open that is opened while the previous one closes", async () => {
    await open([OAK]);
    await userEvent.click(button("Close (Esc)"));
    await gone();

    await open([ELM]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(caption()).toBe("Elm");
  });
});

describe("site settings", () => {
  const words = (parts: PartOptions, slide: Partial<Slide> = {}) =>
    open([{ ...OAK, alt: "An oak leaf", caption: "Below it", description: "More", ...slide }], 0, parts).then(() =>
      [...(document.querySelector(".pswp__caption")?.children ?? [])].map(({ textContent }) => textContent),
    );

  test("RUN-LBX-09 RUN-LBX-11 hide counter, zoom, full screen and sharing", async () => {
    Object.assign(document, { fullscreenEnabled: true });
    onTestFinished(() => void Reflect.deleteProperty(document, "fullscreenEnabled"));
    await open([OAK, OAK], 0, { hides: ["counter", "zoom", "full_screen", "share"] });

    expect(screen.getAllByRole("button").map((one) => one.title)).toEqual(["Close (Esc)", "Previous", "Next"]);
    expect(place()).toBeUndefined();
  });

  test.each<[PartOptions, string[]]>([
    [{}, ["Oak", "More"]],
    [{ title: "caption", description: "alt" }, ["Below it", "An oak leaf"]],
    [{ title: "alt", description: "none" }, ["An oak leaf"]],
    [{ title: "none" }, ["More"]],
  ])("take title and description from the configured source: %o", async (parts, expected) => {
    expect(await words(parts)).toEqual(expected);
  });
});

test("W-ALL-03 keep Tab and Shift+Tab inside the lightbox", async () => {
  const dialog = await open([OAK]);
  const buttons = within(dialog).getAllByRole("button");

  dialog.focus();
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(buttons.at(-1));
  await userEvent.tab();
  expect(document.activeElement).toBe(buttons[0]);
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(buttons.at(-1));
});

test("let a caption of more than two lines expand and scroll", async () => {
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(90);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(40);
  await open([OAK]);
  const long = document.querySelector<HTMLElement>(".pswp__caption");
  expect(long?.tabIndex).toBe(0);
  vi.restoreAllMocks();
});

describe("sharing", () => {
  async function shared(shown: Slide[] | HTMLAnchorElement) {
    const dialog = await open(shown);
    await userEvent.click(button("Share"));
    await vi.waitFor(() => expect(dialog.querySelector(".pswp__share-list")).not.toBeNull());
    return within(dialog.querySelector(".pswp__share-list") as HTMLElement);
  }
  const addressIn = (element: HTMLElement) =>
    new URL(new URL((element as HTMLAnchorElement).href).searchParams.get("u") ?? "");

  test("RUN-LBX-11 links to this page with the current image and its group", async () => {
    const opener = link(
      '<a href="/media/elm.jpg" data-elementor-lightbox-slideshow="g"><img width="8" height="6"></a>',
    );
    const list = await shared(opener);

    const address = addressIn(list.getByRole("link", { name: "Share on Facebook" }));
    expect(address.pathname).toBe(location.pathname);
    expect(parseAction(address.hash)).toEqual({
      name: "lightbox",
      settings: { url: "/media/elm.jpg", slideshow: "g" },
    });
    expect(list.getByRole("link", { name: "Download image" }).hasAttribute("download")).toBe(true);
  });

  test("RUN-LBX-11 offers no download and no Pinterest for a video", async () => {
    activation(false);
    const list = await shared([LINKED]);

    expect(list.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Share on Facebook",
      "Share on X",
    ]);
  });

  test("RUN-LBX-11 closes its menu on Escape first and returns focus to the button", async () => {
    const list = await shared([OAK]);
    expect(document.activeElement).toBe(list.getByRole("link", { name: "Share on Facebook" }));

    await userEvent.keyboard("{Escape}");

    expect(document.querySelector(".pswp__share-list")).toBeNull();
    expect(document.activeElement).toBe(button("Share"));
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  test("stops listening when its menu is closed", async () => {
    const [on, off] = [vi.spyOn(PhotoSwipe.prototype, "on"), vi.spyOn(PhotoSwipe.prototype, "off")];
    await open([OAK]);
    on.mockClear();

    await userEvent.click(button("Share"));
    await waitFor(() => expect(document.querySelector(".pswp__share-list")).not.toBeNull());
    expect(on).toHaveBeenCalled();
    await userEvent.click(button("Share"));

    expect(document.querySelector(".pswp__share-list")).toBeNull();
    expect(button("Share").ariaExpanded).toBe("false");
    expect(off.mock.calls).toEqual(expect.arrayContaining(on.mock.calls));
  });

  test("RUN-LBX-11 copies the URL, or shows it in a field without clipboard access", async () => {
    const list = await shared([OAK]);
    const writeText = vi.fn().mockRejectedValue(new Error("denied"));
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });

    await userEvent.click(list.getByRole("button", { name: "Copy link" }));

    const field = (await list.findByRole("textbox", { name: "Copy this link:" })) as HTMLInputElement;
    expect(field.value).toBe(writeText.mock.calls[0]?.[0]);
    expect(field.selectionEnd).toBe(field.value.length);
  });

  test("is accessible", async () => {
    await shared([OAK]);

    expect(await violations(screen.getByRole("dialog"))).toEqual([]);
  });
});
