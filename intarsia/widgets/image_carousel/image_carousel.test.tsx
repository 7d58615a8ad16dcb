import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { image, renderWidget, viewOf, violations } from "../../../web/kit/testing/renderWidget";
import { screenOf } from "../../../web/kit/testing/screen";
import { image_carousel } from ".";

const slides = ["Oak", "Walnut", "Maple", "Cherry", "Pear"].map((title, index) => ({
  _id: title,
  image: { id: index + 1 },
  title,
  subtitle: "",
  link: { url: index === 1 ? "/walnut/" : "" },
}));
const resources = { images: Object.fromEntries([1, 2, 3, 4, 5].map((id) => [id, image({ alt: `Wood ${id}` })])) };
const QUIET = { slides, autoplay: "no" };

const rendered = (settings: object = {}, options: object = {}) =>
  renderWidget(image_carousel, { ...QUIET, ...settings }, { resources, ...options });

const arrow = (name: "Previous slide" | "Next slide") => screen.getByRole("button", { name });
/** The visible slides, as a screen reader finds them. */
const seen = (within_: Element = document.body) =>
  within(within_ as HTMLElement)
    .getAllByRole("group", { name: /\d of \d/ })
    .map((slide) => slide.textContent);

function clock() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return (ms: number) => act(() => vi.advanceTimersByTime(ms));
}

describe("published", () => {
  test("RUN-HND-10 publishes all slides in a scroll container, and no button that needs a script", () => {
    screenOf();
    const { html } = rendered();

    for (const name of ["Oak", "Walnut", "Maple", "Cherry", "Pear"]) expect(html).toContain(name);
    expect(html).not.toMatch(/<button|inert|aria-hidden|style=/);
    expect(html).toContain('tabindex="0"');
  });

  test("RUN-CAR-12 names each slide by its number and the number of slides", () => {
    screenOf();
    const { html } = rendered();

    expect([...html.matchAll(/aria-label="(\d of \d)"/g)].map(([, label]) => label)).toEqual([
      "1 of 5",
      "2 of 5",
      "3 of 5",
      "4 of 5",
      "5 of 5",
    ]);
    expect(html).toContain('aria-roledescription="carousel"');
  });

  test("W-CAROUSEL-03 shows an image, title, subtitle and link on a slide", () => {
    screenOf();
    rendered({ slides: [{ ...slides[1], subtitle: "From old orchards" }] });

    const link = screen.getByRole("link", { name: "Wood 2 Walnut From old orchards" });
    expect(link.getAttribute("href")).toBe("/walnut/");
    expect(within(link).getByRole("img").getAttribute("alt")).toBe("Wood 2");
  });

  test("W-ALL-03 names a link without image and text by its number", () => {
    screenOf();
    rendered({ slides: [{ _id: "a", link: { url: "/x/" } }] });

    expect(screen.getByRole("link", { name: "Slide 1" })).toBeTruthy();
  });

  test("W-ALL-04 shows a hint in the editor and nothing on the page without slides", () => {
    screenOf();

    expect(rendered({ slides: [] }).html).toBe("");
    expect(rendered({ slides: [] }, { environment: { mode: "editor" } }).html).toContain("Add a slide");
  });

  test("W-ALL-01 shows slides that explain it by default", () => {
    screenOf();

    expect(renderWidget(image_carousel).container.textContent).toContain("Describe the image in a few words.");
  });
});

describe("per device", () => {
  const SETTINGS = {
    slides_to_show: 2,
    slides_to_scroll: 2,
    infinite: "no",
    autoplay: "no",
    autoplay_speed: 1000,
    speed: 300,
    pause_on_hover: "no",
    pause_on_interaction: "no",
    navigation: "dots",
    pagination: "fraction",
    effect: "fade",
    image_spacing_custom: { size: 8, unit: "px" },
    offset_sides: "both",
  };

  test("RUN-CAR-01 has all settings of the core carousel with values per device", () => {
    const { settings } = image_carousel.schema;

    for (const name of Object.keys(SETTINGS)) {
      expect(settings[name as keyof typeof settings], name).toHaveProperty("responsive");
    }
  });

  test("RUN-CAR-02 has arrows, dots, both or none, and shows parts of neighbors at the left, right, both or none", () => {
    const { navigation, offset_sides, pagination } = image_carousel.schema.settings;
    const values = (setting: { options: readonly (readonly [string, string])[] }) =>
      setting.options.map(([value]) => value);

    expect(values(navigation).sort()).toEqual(["arrows", "both", "dots", "none"]);
    expect(values(offset_sides)).toEqual(["none", "left", "right", "both"]);
    expect(values(pagination)).toEqual(["bullets", "fraction", "progressbar"]);
  });

  test("RUN-CAR-06 shows three slides, two on tablet and one on mobile", () => {
    const visitor = screenOf({ width: 1440 });
    const { css } = rendered();
    expect(seen()).toEqual(["Oak", "Walnut", "Maple"]);
    act(() => visitor.resizeTo(1000));
    expect(seen()).toEqual(["Oak", "Walnut"]);
    act(() => visitor.resizeTo(390));
    expect(seen()).toEqual(["Oak"]);

    expect(css).toContain("--slides:3");
    expect(css).toMatch(/@media \(max-width:1024px\)\{[^}]*--slides:2/);
    expect(css).toMatch(/@media \(max-width:767px\)\{[^}]*--slides:1/);
  });

  test("RUN-CAR-06 shows one slide on tablet if desktop shows one, unless tablet has its own number", () => {
    screenOf({ width: 1000 });
    rendered({ slides_to_show: 1 }, { id: "one" }).unmount();
    const { html } = rendered({ slides_to_show: 1 });
    expect(seen()).toEqual(["Oak"]);
    expect(html).toContain("slides--one-on-tablet");
  });

  test("RUN-CAR-06 uses the tablet's own number", () => {
    screenOf({ width: 1000 });
    const { html } = rendered({ slides_to_show: 1, slides_to_show_tablet: 4 });

    expect(seen()).toHaveLength(4);
    expect(html).not.toContain("slides--one-on-tablet");
  });

  test.each([
    [1000, 1],
    [840, 3],
  ])("RUN-CAR-06 uses a large mobile's own number in %d px if desktop shows one slide", (width, count) => {
    screenOf({ width });
    const settings = { slides_to_show: 1, slides_to_show_mobile_extra: 3 };
    const breakpoints = { mobile_extra: 880 };
    const { html } = rendered(settings, { environment: { breakpoints } });

    expect(seen()).toHaveLength(count);
    expect(html).toContain("slides--one-above-phones");
    expect(html).not.toContain("slides--one-on-tablet");
  });

  test("W-ALL-02 RUN-CAR-01 uses the current device's value, for texts as for numbers", () => {
    const visitor = screenOf({ width: 1440 });
    rendered({ navigation: "both", navigation_tablet: "arrows", navigation_mobile: "none", infinite_tablet: "no" });
    expect(screen.getAllByRole("button", { name: /Go to slide/ })).toHaveLength(3);

    act(() => visitor.resizeTo(1000));
    expect(screen.queryByRole("button", { name: /Go to slide/ })).toBeNull();
    expect(arrow("Previous slide").getAttribute("aria-disabled")).toBe("true");

    act(() => visitor.resizeTo(390));
    expect(screen.queryByRole("button")).toBeNull();
  });

  const rootOf = () => screen.getByRole("region", { name: "Pictures" }).className;
  const firstIn = (ms: number) => {
    act(() => vi.advanceTimersByTime(ms));
    return seen()[0];
  };
  const goOn = () => {
    fireEvent.click(arrow("Next slide"));
    return seen()[0];
  };
  const underThePointer = () => {
    fireEvent.pointerEnter(screen.getByRole("region", { name: "Pictures" }));
    return firstIn(5000);
  };
  test.each<[string, object, () => unknown, unknown, unknown]>([
    ["slides_to_show", { slides_to_show_mobile: 2 }, () => seen().length, 2, 3],
    ["slides_to_scroll", { slides_to_show_mobile: 3, slides_to_scroll_mobile: 2 }, goOn, "Maple", "Walnut"],
    ["infinite", { infinite_mobile: "no" }, () => arrow("Previous slide").ariaDisabled, "true", "false"],
    ["autoplay", { autoplay_mobile: "yes" }, () => firstIn(5000), "Walnut", "Oak"],
    ["autoplay_speed", { autoplay: "yes", autoplay_speed_mobile: 1000 }, () => firstIn(1000), "Walnut", "Oak"],
    ["pause_on_hover", { autoplay: "yes", pause_on_hover_mobile: "no" }, underThePointer, "Walnut", "Oak"],
    [
      "pause_on_interaction",
      { autoplay: "yes", pause_on_interaction_mobile: "no" },
      () => goOn() && firstIn(5000),
      "Maple",
      "Walnut",
    ],
    ["navigation", { navigation_mobile: "none" }, () => screen.queryAllByRole("button").length, 0, 5],
    ["pagination", { pagination_mobile: "fraction" }, () => screen.queryByText(/^1 \/ \d$/) !== null, true, false],
    ["effect", { slides_to_show: 1, effect_mobile: "fade" }, () => rootOf().includes("slides--fade"), true, false],
    ["offset_sides", { offset_sides_mobile: "both" }, () => rootOf().includes("slides--peek-both"), true, false],
  ])("RUN-CAR-01 W-ALL-02 applies a mobile %s to mobile only", (_name, settings, look, onPhone, onDesktop) => {
    for (const [width, expected] of [
      [390, onPhone],
      [1440, onDesktop],
    ] as const) {
      screenOf({ width });
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const { unmount } = rendered(settings);
      expect(look()).toBe(expected);
      unmount();
    }
  });

  test("RUN-HND-04 a narrower window removes the classes of the wider device", () => {
    const visitor = screenOf({ width: 1440 });
    rendered({ slides_to_show: 1, effect: "fade", effect_mobile: "slide" });
    visitor.resizeTo(390);

    expect(rootOf()).not.toContain("slides--fade");
  });

  test("RUN-CAR-01 RUN-CAR-08 writes the mobile transition duration to mobile rules only", () => {
    screenOf();

    expect(rendered({ speed: 500, speed_mobile: 250 }).css).toMatch(/--change:500.*767px\)\{[^}]*--change:250/);
  });

  test("does not inherit slides_to_scroll between devices", async () => {
    screenOf({ width: 1000 });
    rendered({ slides_to_scroll: 3 });

    await userEvent.click(arrow("Next slide"));

    expect(seen()).toEqual(["Walnut", "Maple"]);
  });

  test("RUN-CAR-11 writes the slide gap and the transition duration to the stylesheet", () => {
    screenOf();
    const { css } = rendered({
      image_spacing_custom: { size: 8, unit: "px" },
      image_spacing_custom_mobile: { size: 0, unit: "px" },
      speed: 250,
    });

    expect(css).toContain("--gap:8px");
    expect(css).toMatch(/@media \(max-width:767px\)\{[^}]*--gap:0px/);
    expect(css).toContain("--change:250");
  });
});

describe("moved by a visitor", () => {
  test("W-CAROUSEL-03 moves one step with an arrow; slides out of view are inert", async () => {
    screenOf();
    const { container } = rendered();

    await userEvent.click(arrow("Next slide"));

    expect(seen()).toEqual(["Walnut", "Maple", "Cherry"]);
    expect([...container.querySelectorAll("[inert]")].map((slide) => slide.textContent)).toEqual(["Oak", "Pear"]);
  });

  test("RUN-CAR-09 moves from the last slide to the first and back with infinite loop", async () => {
    screenOf();
    rendered();

    await userEvent.click(arrow("Previous slide"));
    expect(seen()).toEqual(["Maple", "Cherry", "Pear"]);
    await userEvent.click(arrow("Next slide"));
    expect(seen()).toEqual(["Oak", "Walnut", "Maple"]);
  });

  test("disables an arrow at the end without infinite loop, and keeps its focus", async () => {
    screenOf();
    rendered({ infinite: "no" });

    await userEvent.click(arrow("Next slide"));
    await userEvent.click(arrow("Next slide"));
    await userEvent.click(arrow("Next slide"));

    expect(seen()).toEqual(["Maple", "Cherry", "Pear"]);
    expect(arrow("Next slide").getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(arrow("Next slide"));
  });

  test("RUN-CAR-12 moves with arrow keys, on the slides and on its buttons", async () => {
    screenOf();
    rendered();

    screen.getByRole("group", { name: "Slides" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(seen()[0]).toBe("Walnut");
    arrow("Previous slide").focus();
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}{ArrowLeft}");
    expect(seen()[0]).toBe("Oak");
  });

  test("has its arrows before and after the slides, in the visual and in the focus order", async () => {
    screenOf();
    rendered();
    const stops = [...document.querySelectorAll(".slides__view > *")].map((stop) => stop.getAttribute("aria-label"));

    expect(stops).toEqual(["Previous slide", "Slides", "Next slide"]);
  });

  test("RUN-CAR-12 moves forward with the left arrow key in right-to-left text", async () => {
    screenOf();
    rendered({}, { environment: { direction: "rtl" } });

    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");

    expect(seen()[0]).toBe("Walnut");
  });

  test("W-ALL-03 moves focus to the slides when a focused link moves out of view", async () => {
    screenOf();
    rendered({ slides_to_show: 1 });
    await userEvent.click(arrow("Next slide"));
    screen.getByRole("link").focus();

    await userEvent.keyboard("{ArrowRight}");

    expect(seen()).toEqual(["Maple"]);
    expect(document.activeElement).toBe(screen.getByRole("group", { name: "Slides" }));
  });

  test("has one tab stop for bullets, which name their slides; focus follows the current one", async () => {
    screenOf();
    rendered({ navigation: "dots" });
    const bullets = screen.getAllByRole("button", { name: /Go to slide/ });
    expect(bullets.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);

    bullets[0]?.focus();
    await userEvent.keyboard("{ArrowRight}");

    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Go to slide 2", current: true }));
    await userEvent.click(screen.getByRole("button", { name: "Go to slide 3" }));
    expect(seen()).toEqual(["Maple", "Cherry", "Pear"]);
  });

  test.each([
    ["fraction", () => screen.getByText("2 / 3")],
    ["progressbar", () => screen.getByRole("progressbar", { name: "Visible slides" })],
  ])("RUN-CAR-01 shows pagination as %s", async (pagination, find) => {
    screenOf();
    rendered({ pagination });

    await userEvent.click(arrow("Next slide"));

    expect(find()).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Go to slide/ })).toBeNull();
  });

  test("RUN-CAR-12 loops by swipe where scrolling ends or slides fade", () => {
    screenOf();
    const swipe = (track: Element, from: number, to: number) => {
      fireEvent.touchStart(track, { touches: [{ clientX: from, clientY: 0 }] });
      fireEvent.touchEnd(track, { changedTouches: [{ clientX: to, clientY: 5 }] });
    };
    const { unmount } = rendered();
    swipe(screen.getByRole("group", { name: "Slides" }), 0, 90);
    expect(seen()).toEqual(["Maple", "Cherry", "Pear"]);
    unmount();

    rendered({ effect: "fade", slides_to_show: 1 });
    swipe(screen.getByRole("group", { name: "Slides" }), 90, 0);
    expect(seen()).toEqual(["Walnut"]);
  });

  test("RUN-CAR-11 fades only if one slide is visible", () => {
    screenOf();

    expect(rendered({ effect: "fade", slides_to_show: 1 }).container.querySelector(".slides--fade")).not.toBeNull();
    expect(rendered({ effect: "fade" }, { id: "two" }).container.querySelector(".slides--fade")).toBeNull();
  });

  test.each([
    [1, {}],
    [3, {}],
  ])("RUN-CAR-03 has no controls with %i slides that are all visible", (count) => {
    screenOf();
    rendered({ slides: slides.slice(0, count), autoplay: "yes" });

    expect(screen.queryByRole("button")).toBeNull();
    expect(seen()).toHaveLength(count);
  });

  test("RUN-CAR-03 starts with two slides", () => {
    screenOf();
    rendered({ slides: slides.slice(0, 2), slides_to_show: 1 });

    expect(arrow("Next slide")).toBeTruthy();
  });

  test("fires an event with the current slide", async () => {
    screenOf();
    const { container } = rendered();
    const heard = vi.fn();
    container.addEventListener("w:carousel:change", (event) => heard((event as CustomEvent).detail));

    await userEvent.click(arrow("Next slide"));

    expect(heard.mock.calls).toEqual([[{ index: 1 }]]);
  });
});

describe("autoplay", () => {
  const playing = (settings: object = {}) => {
    const pass = clock();
    const result = rendered({ autoplay: "yes", ...settings });
    return { pass, ...result };
  };
  const carousel = () => screen.getByRole("region", { name: "Pictures" });

  test("RUN-CAR-08 moves to the next slide every autoplay_speed milliseconds", () => {
    screenOf();
    const { pass } = playing({ autoplay_speed: 2000 });

    pass(1990);
    expect(seen()[0]).toBe("Oak");
    pass(20);
    expect(seen()[0]).toBe("Walnut");
    pass(2000);
    expect(seen()[0]).toBe("Maple");
    pass(2000);
    expect(seen()[0]).toBe("Oak");
  });

  test("stops at the last slide without infinite loop", () => {
    screenOf();
    const { pass } = playing({ infinite: "no" });

    pass(65_000);

    expect(seen()[0]).toBe("Maple");
    expect(screen.getByRole("button", { name: "Play the slides" })).toBeTruthy();
  });

  test("RUN-CAR-04 pauses under the pointer and continues when the pointer leaves", () => {
    screenOf();
    const { pass } = playing();

    fireEvent.pointerEnter(carousel());
    pass(65_000);
    expect(seen()[0]).toBe("Oak");
    fireEvent.pointerLeave(carousel());
    pass(5000);
    expect(seen()[0]).toBe("Walnut");
  });

  test("RUN-CAR-04 does not pause under the pointer without pause_on_hover", () => {
    screenOf();
    const { pass } = playing({ pause_on_hover: "no" });

    fireEvent.pointerEnter(carousel());
    pass(5000);

    expect(seen()[0]).toBe("Walnut");
  });

  test("RUN-CAR-05 stops when a control gets focus, and does not restart by itself", () => {
    screenOf();
    const { pass } = playing();

    act(() => arrow("Next slide").focus());
    act(() => arrow("Next slide").blur());
    pass(65_000);

    expect(seen()[0]).toBe("Oak");
  });

  test("RUN-CAR-10 stops after an interaction with pause_on_interaction, and continues without it", () => {
    screenOf();
    const { pass, unmount } = playing();
    fireEvent.click(arrow("Next slide"));
    pass(65_000);
    expect(seen()[0]).toBe("Walnut");
    unmount();

    rendered({ autoplay: "yes", pause_on_interaction: "no" });
    fireEvent.click(arrow("Next slide"));
    pass(5000);
    expect(seen()[0]).toBe("Maple");
  });

  test("WCAG 2.2.2: has a button that pauses and plays, by mouse and by keyboard", () => {
    screenOf();
    const { pass } = playing();
    const button = screen.getByRole("button", { name: "Pause the slides" });

    act(() => button.focus());
    pass(65_000);
    expect(seen()[0]).toBe("Oak");
    fireEvent.click(button);
    expect(button.getAttribute("aria-label")).toBe("Play the slides");
    fireEvent.click(button);
    pass(5000);
    expect(seen()[0]).toBe("Walnut");
    expect(button.getAttribute("aria-label")).toBe("Pause the slides");
  });

  test("announces slides that the visitor chose, not those of autoplay", () => {
    screenOf();
    playing();
    const track = screen.getByRole("group", { name: "Slides" });
    expect(track.getAttribute("aria-live")).toBe("off");

    fireEvent.click(screen.getByRole("button", { name: "Pause the slides" }));

    expect(track.getAttribute("aria-live")).toBe("polite");
  });

  test("RUN-HND-11 does not move by itself with reduced motion, but on request", () => {
    screenOf({ isMotionReduced: true });
    const { pass } = playing();

    pass(65_000);
    expect(seen()[0]).toBe("Oak");
    expect(screen.queryByRole("button", { name: /Pause|Play/ })).toBeNull();
    fireEvent.click(arrow("Next slide"));
    expect(seen()[0]).toBe("Walnut");
  });

  test("pauses out of view", () => {
    const visitor = screenOf();
    const { pass } = playing();

    act(() => visitor.scrollIntoView(false));
    pass(65_000);
    expect(seen()[0]).toBe("Oak");
    act(() => visitor.scrollIntoView());
    pass(5000);
    expect(seen()[0]).toBe("Walnut");
  });

  test("RUN-HND-05 does not move by itself in the editor", () => {
    screenOf();
    const pass = clock();
    rendered({ autoplay: "yes" }, { environment: { mode: "editor" } });

    pass(65_000);

    expect(seen()[0]).toBe("Oak");
    expect(screen.queryByRole("button", { name: /Pause|Play/ })).toBeNull();
  });

  test("RUN-HND-09 leaves no timer when it is removed", () => {
    screenOf();
    const { unmount } = playing();

    unmount();

    expect(vi.getTimerCount()).toBe(0);
  });
});

test("W-ALL-01 shows a changed setting at once in the editor", () => {
  screenOf();
  const editor = { resources, environment: { mode: "editor" as const } };
  const { rerender } = render(viewOf(image_carousel, QUIET, editor));

  rerender(viewOf(image_carousel, { ...QUIET, slides_to_show: 2, navigation: "arrows" }, editor));

  expect(seen()).toEqual(["Oak", "Walnut"]);
  expect(screen.queryByRole("button", { name: /Go to slide/ })).toBeNull();
});

test("W-ALL-04 moves two carousels separately", async () => {
  screenOf();
  const first = rendered({}, { id: "one" });
  const second = rendered({}, { id: "two" });

  await userEvent.click(within(first.container).getByRole("button", { name: "Next slide" }));

  expect(seen(first.container)[0]).toBe("Walnut");
  expect(seen(second.container)[0]).toBe("Oak");
});

test.each([
  {},
  { pagination: "fraction" },
  { pagination: "progressbar", autoplay: "yes" },
  { slides: slides.slice(0, 1) },
])("W-ALL-03 is accessible (%#)", async (settings) => {
  screenOf();
  const { container } = rendered(settings);

  expect(await violations(container)).toEqual([]);
});
