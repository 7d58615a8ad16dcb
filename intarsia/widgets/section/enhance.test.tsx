import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { enhanceIn, image, renderWidget } from "../../../web/kit/testing/renderWidget";
import { screenOf } from "../../../web/kit/testing/screen";
import { section } from ".";
import { enhance } from "./enhance";

const resources = { images: { 1: image(), 2: image(), 3: image() } };
const SLIDES = { backdrop: "slides", slides: [{ id: 1 }, { id: 2 }, { id: 3 }], slide_seconds: 4 };
const FILM = { backdrop: "video", video_url: "/media/saw.mp4", picture: { id: 1 } };

function stand(settings: Record<string, unknown>, isMotionReduced = false) {
  const screen = screenOf({ isMotionReduced });
  const rendered = renderWidget(section, settings, { resources });
  onTestFinished(enhanceIn(rendered.container, enhance));
  screen.scrollIntoView();
  return { ...rendered, screen };
}

describe("slideshow", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const shown = (container: Element) =>
    [...container.querySelectorAll(".section__slide")].findIndex((slide) => slide.hasAttribute("data-shown"));
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

  test("shows one image after the other, from the last to the first, and preloads the next one", async () => {
    const { container } = stand(SLIDES);
    const hidden = () => [...container.querySelectorAll<HTMLElement>(".section__slide")].map(({ hidden }) => hidden);

    expect(hidden()).toEqual([false, false, true]);
    await pass(4);
    expect(shown(container)).toBe(1);
    await pass(8);
    expect(shown(container)).toBe(0);
  });

  test("shows exactly one image at a time, in order", async () => {
    const { container } = stand(SLIDES);
    const all = () =>
      [...container.querySelectorAll(".section__slide")].flatMap((slide, index) =>
        slide.hasAttribute("data-shown") ? [index] : [],
      );
    const seen = [all()];
    for (let turn = 0; turn < 4; turn++) {
      await pass(4);
      seen.push(all());
    }
    expect(seen).toEqual([[0], [1], [2], [0], [1]]);
  });

  test("waits until the next image is loaded, and shows it even if it cannot be", async () => {
    const { container } = stand(SLIDES);
    let fail = () => {};
    const next = container.querySelectorAll<HTMLImageElement>(".section__slide img")[1] as HTMLImageElement;
    next.decode = () => new Promise((_resolve, reject) => (fail = () => reject(new Error("gone"))));
    await pass(10);
    expect(shown(container)).toBe(0);
    fail();
    await pass(0);
    expect(shown(container)).toBe(1);
  });

  test("does not turn if it is paused while an image loads", async () => {
    const { container, getByRole } = stand(SLIDES);
    let load = () => {};
    const next = container.querySelectorAll<HTMLImageElement>(".section__slide img")[1] as HTMLImageElement;
    next.decode = () => new Promise((resolve) => (load = () => resolve()));
    await pass(5);
    fireEvent.click(getByRole("button", { name: "Pause the background" }));
    load();
    await pass(20);
    expect(shown(container)).toBe(0);
  });

  test.each([
    [0, 6],
    [1, 2],
    [3, 3],
  ])("an image that is to be shown for %i seconds is shown for %i", async (slide_seconds, seconds) => {
    const { container } = stand({ ...SLIDES, slide_seconds });
    await pass(seconds - 0.1);
    expect(shown(container)).toBe(0);
    await pass(0.1);
    expect(shown(container)).toBe(1);
  });

  test("pauses while the page is in the background", async () => {
    const { container } = stand(SLIDES);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    onTestFinished(() => hidden.mockRestore());
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(20);
    expect(shown(container)).toBe(0);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(4);
    expect(shown(container)).toBe(1);
  });

  test("does not start by itself for visitors who save data", async () => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
    const { container } = stand(SLIDES);
    await pass(20);
    expect(shown(container)).toBe(0);
  });

  test("stops once a visitor prefers reduced motion, and continues on request only", async () => {
    const screen = screenOf();
    const query = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal("matchMedia", () => query);
    const { container, getByRole } = renderWidget(section, SLIDES, { resources });
    onTestFinished(enhanceIn(container, enhance));
    screen.scrollIntoView();
    for (const matches of [true, false]) {
      query.matches = matches;
      query.dispatchEvent(new Event("change"));
      await pass(20);
      expect(shown(container)).toBe(0);
    }
    expect(getByRole("button", { name: "Play the background" })).toBeTruthy();
  });

  test("stops with its script", () => {
    const screen = screenOf();
    const { container } = renderWidget(section, SLIDES, { resources });
    const end = enhanceIn(container, enhance);
    screen.scrollIntoView();
    expect(vi.getTimerCount()).toBe(1);
    end();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a single image has no button that does something", () => {
    const { container } = stand({ ...SLIDES, slides: [{ id: 1 }] });
    expect(container.querySelector("button")).toBeNull();
  });

  test("W-ALL-03 has a pause button that is named by its next action", async () => {
    const { container, getByRole } = stand(SLIDES);

    fireEvent.click(getByRole("button", { name: "Pause the background" }));
    await pass(20);
    expect(shown(container)).toBe(0);

    fireEvent.click(getByRole("button", { name: "Play the background" }));
    await pass(4);
    expect(shown(container)).toBe(1);
  });

  test("pauses out of view", async () => {
    const { container, screen } = stand(SLIDES);

    screen.scrollIntoView(false);
    await pass(20);
    expect(shown(container)).toBe(0);

    screen.scrollIntoView();
    await pass(4);
    expect(shown(container)).toBe(1);
  });

  test("does not start by itself with reduced motion", async () => {
    const { container, getByRole } = stand(SLIDES, true);

    await pass(20);
    expect(shown(container)).toBe(0);

    fireEvent.click(getByRole("button", { name: "Play the background" }));
    await pass(4);
    expect(shown(container)).toBe(1);
  });

  test("leaves the slideshow of a nested section alone", async () => {
    const inner = <div className="section__backdrop" />;
    const { container } = stand({ backdrop: "none", content: inner });

    await pass(20);
    expect(container.querySelector("button")).toBeNull();
  });
});

describe("video", () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play");
  const pause = vi.spyOn(HTMLMediaElement.prototype, "pause");
  beforeEach(() => {
    play.mockReset().mockResolvedValue();
    pause.mockReset().mockReturnValue();
  });

  test("plays silently in view and covers the image from then on", async () => {
    const { container, screen } = stand(FILM);
    const film = container.querySelector("video");

    expect(play).toHaveBeenCalled();
    expect(film?.muted).toBe(true);
    await expect.poll(() => film?.hasAttribute("data-playing")).toBe(true);

    pause.mockClear();
    screen.scrollIntoView(false);
    expect(pause).toHaveBeenCalled();
  });

  test("is paused by the button", () => {
    const { getByRole } = stand(FILM);
    pause.mockClear();

    fireEvent.click(getByRole("button", { name: "Pause the background" }));

    expect(pause).toHaveBeenCalled();
    expect(getByRole("button", { name: "Play the background" })).toBeTruthy();
  });

  test("is never fetched with reduced motion", () => {
    const { getByRole } = stand(FILM, true);

    expect(play).not.toHaveBeenCalled();
    expect(getByRole("button", { name: "Play the background" })).toBeTruthy();
  });

  test("continues to wait if playing was only interrupted", async () => {
    play.mockRejectedValue(new DOMException("", "AbortError"));
    const { container, getByRole } = stand(FILM);
    await new Promise((resolve) => setTimeout(resolve));

    expect(getByRole("button", { name: "Pause the background" })).toBeTruthy();
    expect(container.querySelector("video")?.hasAttribute("data-playing")).toBe(false);
  });

  test("is out of reach for the keyboard", () => {
    expect(stand(FILM).container.querySelector("video")?.tabIndex).toBe(-1);
  });

  test.each(["NotAllowedError", "NotSupportedError"])("offers to play if the browser refuses with %s", async (name) => {
    play.mockRejectedValue(new DOMException("", name));
    const { findByRole, container } = stand(FILM);

    expect(await findByRole("button", { name: "Play the background" })).toBeTruthy();
    expect(container.querySelector("video")?.hasAttribute("data-playing")).toBe(false);
  });
});
