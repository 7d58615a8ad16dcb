import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { image, renderWidget, viewOf, violations } from "../../../web/kit/testing/renderWidget";
import { screenOf } from "../../../web/kit/testing/screen";
import { carousel } from ".";

const slides = ["Oak", "Walnut", "Maple", "Cherry", "Pear"].map((title, index) => ({
  _id: title,
  image: { id: index + 1 },
  title,
  subtitle: index === 1 ? "From the Jura" : "",
  link: { url: index === 1 ? "/walnut/" : "" },
}));
const resources = { images: Object.fromEntries([1, 2, 3, 4, 5].map((id) => [id, image({ alt: `Wood ${id}` })])) };
const QUIET = { slides, autoplay: "" };

const rendered = (settings: object = {}, options: object = {}) =>
  renderWidget(carousel, { ...QUIET, ...settings }, { resources, ...options });

const arrow = (name: "Previous slide" | "Next slide") => screen.getByRole("button", { name });
const seen = (container: HTMLElement = document.body) =>
  within(container)
    .getAllByRole("group", { name: /\d of \d/ })
    .map((slide) => slide.textContent);
const current = () => document.querySelector(".slides__slide--current")?.textContent;

describe("published", () => {
  test("W-ALL-04 shows the sample landscape on slides without an image", () => {
    screenOf();
    const { html } = rendered({ slides: slides.map((slide) => ({ ...slide, image: { id: null } })) });

    expect(html.match(/data-sample="landscape"/g)).toHaveLength(slides.length);
  });

  test("RUN-HND-10 publishes all slides in a scroll container, and no button that needs a script", () => {
    screenOf();
    const { html } = rendered();

    for (const name of ["Oak", "Walnut", "Maple", "Cherry", "Pear"]) expect(html).toContain(name);
    expect(html).not.toMatch(/<button|inert|aria-hidden|style=/);
  });

  test("W-CAROUSEL-01 has the settings of the specification with their values", () => {
    const { settings } = carousel.schema;
    const options = ({ options }: { options: readonly (readonly [string, string])[] }) =>
      options.map(([value]) => value);

    expect(Object.keys(settings)).toEqual(
      expect.arrayContaining([
        "slides_to_show",
        "slides_to_scroll",
        "autoplay",
        "autoplay_speed",
        "animation_speed",
        "loop",
        "center",
        "vertical",
        "navigation",
        "slides_transition",
      ]),
    );
    expect(options(settings.navigation)).toEqual(expect.arrayContaining(["arrow", "dots", "both"]));
    expect(options(settings.slides_transition)).toEqual(["slide", "fade"]);
    expect(settings).toMatchObject({
      slides_to_scroll: { kind: "switch" },
      autoplay: { default: "yes" },
      autoplay_speed: { default: 3000 },
      animation_speed: { default: 300 },
      loop: { default: "yes" },
    });
  });

  test("W-CAROUSEL-03 shows an image, title, subtitle and link on a slide", () => {
    screenOf();
    rendered();

    const link = screen.getByRole("link", { name: "Wood 2 Walnut From the Jura" });
    expect(link.getAttribute("href")).toBe("/walnut/");
  });

  test("W-ALL-04 shows a hint in the editor and nothing on the page without slides", () => {
    screenOf();

    expect(rendered({ slides: [] }).html).toBe("");
    expect(rendered({ slides: [] }, { environment: { mode: "editor" } }).html).toContain("Add a slide");
  });

  test("W-ALL-01 shows slides that explain it by default", () => {
    screenOf();

    expect(renderWidget(carousel).container.textContent).toContain("Describe the image in a few words.");
  });
});

describe("moved", () => {
  test("W-CAROUSEL-01 W-ALL-02 has slides_to_show for tablet and mobile", () => {
    const visitor = screenOf();
    const { css } = rendered({ slides_to_show: 4, slides_to_show_mobile: 2 });
    expect(seen()).toHaveLength(4);
    act(() => visitor.resizeTo(1000));
    expect(seen()).toHaveLength(2);
    act(() => visitor.resizeTo(390));
    expect(seen()).toHaveLength(2);

    expect(css).toMatch(
      /--slides:4[^@]*@media \(max-width:1024px\)\{[^}]*--slides:2[^@]*@media \(max-width:767px\)\{[^}]*--slides:2/,
    );
  });

  test("W-CAROUSEL-01 scrolls by all visible slides with slides_to_scroll, otherwise by one", async () => {
    screenOf();
    rendered({ slides_to_show: 2, slides_to_scroll: "yes" });

    await userEvent.click(arrow("Next slide"));

    expect(seen()).toEqual(["Maple", "Cherry"]);
  });

  test.each([
    ["arrow", 2, 0],
    ["dots", 0, 3],
    ["both", 2, 3],
    ["none", 0, 0],
  ])("W-CAROUSEL-01 has for navigation %s: %i arrows, %i dots", (navigation, arrows, dots) => {
    screenOf();
    rendered({ navigation });

    expect(screen.queryAllByRole("button", { name: /(Next|Previous) slide/ })).toHaveLength(arrows);
    expect(screen.queryAllByRole("button", { name: /Go to slide/ })).toHaveLength(dots);
  });

  test("W-CAROUSEL-01 stops at the last slide without loop", async () => {
    screenOf();
    rendered({ loop: "" });

    expect(arrow("Previous slide").getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(arrow("Previous slide"));
    expect(seen()[0]).toBe("Oak");
  });

  test("W-CAROUSEL-02 centers the active slide with center, also the first and the last one", async () => {
    screenOf();
    rendered({ center: "yes" });
    expect([current(), seen()]).toEqual(["WalnutFrom the Jura", ["Oak", "WalnutFrom the Jura", "Maple"]]);

    await userEvent.click(arrow("Previous slide"));
    expect([current(), seen()]).toEqual(["Oak", ["Oak", "WalnutFrom the Jura", "Pear"]]);
    await userEvent.click(arrow("Previous slide"));
    expect([current(), seen()]).toEqual(["Pear", ["Oak", "Cherry", "Pear"]]);
  });

  test("W-CAROUSEL-02 centers the first slide if one slide is visible", () => {
    screenOf({ width: 390 });
    rendered({ center: "yes" });

    expect(seen()).toEqual(["Oak"]);
  });

  test("W-CAROUSEL-02 moves with the up and down arrow keys if vertical", async () => {
    screenOf();
    rendered({ vertical: "yes" });

    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    expect(seen()[0]).toBe("Oak");
    await userEvent.keyboard("{ArrowDown}");
    expect(seen()[0]).toContain("Walnut");
  });

  test("W-CAROUSEL-02 has a slide height per device if vertical", () => {
    screenOf();
    const { css } = rendered({ vertical: "yes", vertical_height_mobile: { size: 80, unit: "vh" } });

    expect(css).toContain("--height:640px");
    expect(css).toMatch(/@media \(max-width:767px\)\{[^}]*--height:80vh/);
  });

  test("W-CAROUSEL-03 moves by dots, swipe and keyboard", async () => {
    screenOf();
    rendered({ navigation: "both", slides_to_show: 1, slides_transition: "fade" });
    const track = screen.getByRole("group", { name: "Slides" });

    await userEvent.click(screen.getByRole("button", { name: "Go to slide 3" }));
    expect(seen()).toEqual(["Maple"]);
    fireEvent.touchStart(track, { touches: [{ clientX: 200, clientY: 0 }] });
    fireEvent.touchEnd(track, { changedTouches: [{ clientX: 20, clientY: 0 }] });
    expect(seen()).toEqual(["Cherry"]);
    track.focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(seen()).toEqual(["Maple"]);
  });

  test("does not start if all slides are visible", () => {
    screenOf();
    rendered({ slides: slides.slice(0, 3), autoplay: "yes" });

    expect(screen.queryByRole("button")).toBeNull();
  });

  test("W-CAROUSEL-01 moves every autoplay_speed milliseconds, with a pause button", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    screenOf();
    rendered({ autoplay: "yes" });

    act(() => vi.advanceTimersByTime(3000));
    expect(seen()[0]).toContain("Walnut");
    fireEvent.click(screen.getByRole("button", { name: "Pause the slides" }));
    act(() => vi.advanceTimersByTime(30_000));
    expect(seen()[0]).toContain("Walnut");
  });

  test("has its pause button before the slides and the other controls, in the document and for the keyboard", async () => {
    screenOf();
    const { unmount } = rendered({ autoplay: "yes", navigation: "both" });
    const pause = screen.getByRole("button", { name: "Pause the slides" });
    await userEvent.tab();

    expect(document.activeElement).toBe(pause);
    expect(screen.getAllByRole("button").indexOf(pause)).toBe(0);
    unmount();
    rendered({ navigation: "both" }, { id: "still" });
    await userEvent.tab();
    expect(document.activeElement).toBe(arrow("Previous slide"));
  });

  test("reserves space below the slides for dots, and none for the pause button", () => {
    screenOf();
    expect(
      rendered({ autoplay: "yes", navigation: "arrow" }).container.querySelector(".slides--controlled"),
    ).toBeNull();
    expect(
      rendered({ navigation: "dots" }, { id: "k-2" }).container.querySelector(".slides--controlled"),
    ).not.toBeNull();
  });

  test("RUN-HND-11 does not move by itself with reduced motion", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    screenOf({ isMotionReduced: true });
    rendered({ autoplay: "yes" });

    act(() => vi.advanceTimersByTime(30_000));

    expect(seen()[0]).toBe("Oak");
  });

  test("follows the reading direction with arrows and keys, but not with up and down", async () => {
    screenOf();
    rendered({}, { environment: { direction: "rtl" } });

    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");

    expect(seen()[0]).toContain("Walnut");
  });
});

test("W-ALL-01 shows a changed setting at once in the editor, without autoplay", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  screenOf();
  const editor = { resources, environment: { mode: "editor" as const } };
  const { rerender } = render(viewOf(carousel, { slides }, editor));

  rerender(viewOf(carousel, { slides, slides_to_show: 2 }, editor));
  act(() => vi.advanceTimersByTime(30_000));

  expect(seen()).toEqual(["Oak", "WalnutFrom the Jura"]);
});

test("W-ALL-04 moves two carousels separately", async () => {
  screenOf();
  const first = rendered({}, { id: "one" });
  const second = rendered({}, { id: "two" });

  await userEvent.click(within(first.container).getByRole("button", { name: "Next slide" }));

  expect(seen(first.container)[0]).toContain("Walnut");
  expect(seen(second.container)[0]).toBe("Oak");
});

test.each([{}, { center: "yes", navigation: "both" }, { vertical: "yes", autoplay: "yes" }])(
  "W-ALL-03 is accessible (%#)",
  async (settings) => {
    screenOf();
    const { container } = rendered(settings);

    expect(await violations(container)).toEqual([]);
  },
);
