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

  test("offers to play if the browser blocks autoplay", async () => {
    play.mockRejectedValue(new DOMException("", "NotAllowedError"));
    const { findByRole, container } = stand(FILM);

    expect(await findByRole("button", { name: "Play the background" })).toBeTruthy();
    expect(container.querySelector("video")?.hasAttribute("data-playing")).toBe(false);
  });
});
