import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { hostsOf } from "../../../web/kit/schema/hosts";
import { loadStyle } from "../../../web/kit/testing/loadStyle";
import { image, renderWidget, viewOf, violations } from "../../../web/kit/testing/renderWidget";
import { isMet } from "../../../web/rules/conditions/isMet";
import { contrast } from "../../../web/theme/oklch";
import { paletteFrom } from "../../../web/theme/palette";
import { video } from ".";

const FILM = { url: "https://www.youtube.com/watch?v=XHOmBV4js_E", title: "A rosette is cut", poster: { id: 7 } };
const resources = { images: { 7: image() } };
const inEditor = { environment: { mode: "editor" as const } };

const playButton = () => screen.getByRole("button", { name: "Play video: A rosette is cut" });
const player = (container: Element) => container.querySelector("iframe");

describe("published", () => {
  test("the play button has a ring in the color of its icon, so that its edge is visible on any poster", () => {
    loadStyle("video");
    const { container } = renderWidget(video, FILM, { resources });
    const disc = container.querySelector(".video__disc") as Element;

    expect(getComputedStyle(disc).boxShadow).toMatch(/^0(px)? 0(px)? 0(px)? 2px currentcolor$/i);
    for (const brand of ["#a67d33", "#1f6feb", "#ffffff", "#000000", "#757575"])
      for (const { accent, "on-accent": icon } of Object.values(paletteFrom(brand)))
        expect(contrast(accent, icon)).toBeGreaterThanOrEqual(4.5);
  });

  test("RUN-HND-10 has a poster image, a button, and without a script a link to the video's page", () => {
    const { html } = renderWidget(video, FILM, { resources });

    expect(html).toContain("/media/oak-800.webp");
    expect(html).toContain('aria-label="Play video: A rosette is cut"');
    expect(html).toContain('href="https://www.youtube.com/watch?v=XHOmBV4js_E"');
    expect(html).not.toContain("style=");
  });

  test("RUN-AST-05 offers the link instead of the button if the script failed", () => {
    loadStyle("video");
    const page = document.documentElement;
    page.dataset.runtime = "";
    onTestFinished(() => void delete page.dataset.runtime);
    const { container } = renderWidget(video, FILM, { resources });
    expect(within(container).queryByRole("link")).toBeNull();

    container.dataset.state = "failed";

    expect(within(container).getByRole("link", { name: "Watch A rosette is cut on YouTube" })).toBeTruthy();
    expect(within(container).queryByRole("button")).toBeNull();
  });

  test("RUN-AST-05 offers the link if the runtime does not arrive", () => {
    loadStyle("video");
    const { container } = renderWidget(video, FILM, { resources });

    expect(within(container).getByRole("link", { name: "Watch A rosette is cut on YouTube" })).toBeTruthy();
    expect(within(container).queryByRole("button")).toBeNull();
  });

  test("requests nothing from the provider before a visitor plays the video", () => {
    const { html } = renderWidget(video, FILM, { resources });

    expect(html).not.toContain("<iframe");
    expect(html).not.toMatch(/(?:src|srcset|href)="[^"]*(?:nocookie|ytimg)/i);
  });

  test("uses the browser's player for a self-hosted video, which loads nothing before it plays", () => {
    const { html } = renderWidget(
      video,
      { ...FILM, video_type: "hosted", url: "/media/rosette.mp4", captions: "/media/rosette.vtt" },
      { resources },
    );

    expect(html).toMatch(
      /<video[^>]* controls=""[^>]* preload="none" src="\/media\/rosette.mp4" poster="\/media\/oak-800.webp"/,
    );
    expect(html).toContain('<track kind="captions" src="/media/rosette.vtt"');
  });

  test.each([
    [{ video_type: "youtube", url: "https://example.org/film" }, '<a href="https://example.org/film">'],
    [{ video_type: "youtube", url: "https://vimeo.com/123" }, '<a href="https://vimeo.com/123">'],
    [{ video_type: "hosted", url: "https://example.org/film" }, '<a href="https://example.org/film">'],
    [{ video_type: "youtube", url: "javascript:alert(1)" }, ""],
    [{ video_type: "youtube", url: "" }, ""],
  ])("W-ALL-04 shows a plain link or nothing without a video, and a hint in the editor (%#)", (settings, expected) => {
    const { html } = renderWidget(video, settings);

    expect(html).toContain(expected);
    if (!expected) expect(html).toBe("");
    expect(renderWidget(video, settings, inEditor).html).toMatch(/editor-hint|editor-sample__hint/);
  });

  test.each([
    [{ video_type: "youtube", url: FILM.url }, ["https://www.youtube-nocookie.com"]],
    [{ url: FILM.url }, ["https://www.youtube-nocookie.com"]],
    [{ video_type: "vimeo", url: "https://vimeo.com/123" }, ["https://player.vimeo.com"]],
    [{ video_type: "hosted", url: "/media/film.mp4" }, []],
    [{ video_type: "hosted", url: "https://films.example/oak.mp4" }, ["https://films.example"]],
    [{ video_type: "youtube", url: "https://films.example/oak.mp4" }, ["https://www.youtube-nocookie.com"]],
    [{ video_type: "youtube", url: "" }, []],
    [{ url: FILM.url, open_in: "lightbox", at_end: "again" }, ["https://www.youtube-nocookie.com"]],
    [{ url: FILM.url, at_end: "poster" }, ["https://www.youtube-nocookie.com", "https://www.youtube.com"]],
    [
      { video_type: "vimeo", url: "https://vimeo.com/123", at_end: "again" },
      ["https://player.vimeo.com", "https://player.vimeo.com"],
    ],
  ])("allows exactly the provider's player, or the host of the video, in the page's policy (%#)", (settings, hosts) => {
    expect(hostsOf(video.schema.hosts, settings).map(({ host }) => host)).toEqual(hosts);
  });

  test("W-ALL-02 has an aspect ratio per device", () => {
    const { css } = renderWidget(video, { ...FILM, aspect_ratio: "21/9", aspect_ratio_mobile: "9/16" });

    expect(css).toContain(".e-video-1{--ratio:21/9}");
    expect(css).toContain("@media (max-width:767px){.e-video-1{--ratio:9/16}}");
  });
});

test.each([
  ["youtube", FILM.url, FILM.url],
  ["hosted", "/media/rosette.mp4", "/media/rosette.mp4"],
])("RUN-LBX-03 is a link to the video in the lightbox, without an island: %s", async (type, url, href) => {
  const settings = { ...FILM, video_type: type, url, open_in: "lightbox" };
  const { getByRole, container, html } = renderWidget(video, settings, { resources });

  const link = getByRole("link", { name: "Play video: A rosette is cut" });
  expect(link.getAttribute("href")).toBe(href);
  expect(link.dataset).toMatchObject({ elementorOpenLightbox: "yes", elementorLightboxVideo: href });
  expect(isMet(video.schema.hydrateWhen, settings)).toBe(false);
  expect(html).not.toMatch(/<iframe|<video/);
  expect(await violations(container)).toEqual([]);
});

test("W-ALL-03 shows the captions of a self-hosted video in the lightbox, and has a setting for them", () => {
  const settings = {
    ...FILM,
    video_type: "hosted",
    url: "/media/film.mp4",
    open_in: "lightbox",
    captions: "/media/film.vtt",
  };
  const { getByRole } = renderWidget(video, settings);

  expect(getByRole("link").dataset.elementorLightboxCaptions).toBe("/media/film.vtt");
  expect(isMet(video.schema.settings.captions.visible, settings)).toBe(true);
});

describe("played", () => {
  test("shows the player with the video's title on click, and focuses it", async () => {
    const { container } = renderWidget(video, FILM, { resources });

    await userEvent.click(playButton());

    const frame = player(container);
    expect(frame?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/XHOmBV4js_E\?autoplay=1/);
    expect(frame?.title).toBe("A rosette is cut");
    expect(document.activeElement).toBe(frame);
    expect(screen.queryByRole("button")).toBeNull();
  });

  test.each(["{Enter}", " "])("W-ALL-03 plays with the key “%s” on the button too", async (key) => {
    const { container } = renderWidget(video, FILM, { resources });

    await userEvent.tab();
    expect(document.activeElement).toBe(playButton());
    await userEvent.keyboard(key);

    expect(player(container)).not.toBeNull();
  });

  test("asks Vimeo not to track", async () => {
    const { container } = renderWidget(video, { ...FILM, video_type: "vimeo", url: "https://vimeo.com/123" });

    await userEvent.click(playButton());

    expect(player(container)?.src).toBe("https://player.vimeo.com/video/123?dnt=1&autoplay=1");
  });

  describe("at the end", () => {
    type Events = Record<"onReady" | "onStateChange", (event: object) => void>;
    const playVideo = vi.fn();
    let events: Events;
    const made = vi.fn();
    class Player {
      constructor(frame: HTMLIFrameElement, options: { events: Events }) {
        made(frame);
        events = options.events;
      }
    }
    beforeEach(() => {
      vi.clearAllMocks();
      vi.stubGlobal("YT", { Player });
    });
    afterEach(() => {
      vi.unstubAllGlobals();
    });
    const end = () => act(async () => events.onStateChange({ target: { playVideo }, data: 0 }));

    async function played(at_end: string) {
      const { container } = renderWidget(video, { ...FILM, at_end }, { resources });
      await userEvent.click(playButton());
      return container;
    }

    test("RUN-VID-01 shows the poster image and removes the player", async () => {
      const container = await played("poster");
      expect(player(container)?.src).toContain("&enablejsapi=1&origin=http");
      await end();

      expect(player(container)).toBeNull();
      expect(playButton()).toBeTruthy();
    });

    test("RUN-VID-01 plays again with loop", async () => {
      const container = await played("again");
      await end();

      expect(playVideo).toHaveBeenCalledOnce();
      expect(player(container)).not.toBeNull();
    });

    test("RUN-VID-03 loads no provider script unless the setting needs it", async () => {
      const container = await played("");

      expect(player(container)?.src).not.toContain("enablejsapi");
      expect(made).not.toHaveBeenCalled();
      expect(document.querySelector("script[src]")).toBeNull();
    });
  });

  test("RUN-HND-05 does not play in the editor", async () => {
    const { container } = renderWidget(video, FILM, inEditor);

    await userEvent.click(playButton());

    expect(player(container)).toBeNull();
  });

  test("W-ALL-04 plays two videos separately", async () => {
    const { container } = render(
      <>
        {viewOf(video, FILM, { id: "one" })}
        {viewOf(video, { ...FILM, title: "Another" }, { id: "two" })}
      </>,
    );

    await userEvent.click(playButton());

    expect(container.querySelectorAll("iframe")).toHaveLength(1);
    expect(within(container).getByRole("button", { name: "Play video: Another" })).toBeTruthy();
  });
});

test.each([
  ["youtube", FILM.url],
  ["hosted", "/media/film.mp4"],
])("W-ALL-03 is accessible (%s)", async (video_type, url) => {
  const { container } = renderWidget(video, { ...FILM, video_type, url }, { resources });

  expect(await violations(container)).toEqual([]);
});
