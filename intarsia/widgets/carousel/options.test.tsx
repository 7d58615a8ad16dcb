import { beforeEach, describe, expect, test } from "vitest";
import type { CarouselOptions } from "../../../web/kit/carousel/behavior";
import { renderWidget } from "../../../web/kit/testing/renderWidget";
import { screenOf } from "../../../web/kit/testing/screen";
import { carousel } from ".";

beforeEach(() => void screenOf());

const slides = ["Oak", "Walnut", "Maple", "Cherry"].map((title) => ({ _id: title, title, subtitle: "" }));

/** What the script of a published carousel reads. */
function optionsOf(settings: object): CarouselOptions {
  const { html } = renderWidget(carousel, { slides, autoplay: "", ...settings });
  const page = new DOMParser().parseFromString(html, "text/html");
  return JSON.parse(page.querySelector("[data-options]")?.getAttribute("data-options") ?? "null");
}
const desktop = (settings: object) => optionsOf(settings).desktop;

describe("W-CAROUSEL-01 a published carousel tells its script", () => {
  test.each([
    ["arrow", true, null],
    ["dots", false, "bullets"],
    ["both", true, "bullets"],
    ["none", false, null],
  ])("with the navigation “%s” whether it has arrows (%s) and dots (%s)", (navigation, hasArrows, pagination) => {
    expect(desktop({ navigation })).toMatchObject({ hasArrows, pagination });
  });

  test.each(["loop", "center", "vertical"] as const)("whether “%s” is on", (name) => {
    const names = { loop: "isLoop", center: "isCentered", vertical: "isVertical" };
    const off = { loop: "", center: "", vertical: "" };

    expect(desktop({ ...off, [name]: "yes" })).toMatchObject({
      isLoop: false,
      isCentered: false,
      isVertical: false,
      [names[name]]: true,
    });
  });

  test.each([
    ["fade", 1, true],
    ["fade", 2, false],
    ["slide", 1, false],
  ])("that “%s” with %i visible slides fades: %s", (slides_transition, slides_to_show, isFade) => {
    expect(desktop({ slides_transition, slides_to_show })).toMatchObject({ isFade, shown: slides_to_show });
  });

  test("how far and how fast it scrolls", () => {
    expect(desktop({ slides_to_show: 3, slides_to_scroll: "yes", animation_speed: 900 })).toMatchObject({
      step: 3,
      speed: 900,
    });
    expect(desktop({ slides_to_show: 3, slides_to_scroll: "" }).step).toBe(1);
  });

  test("the delay of autoplay, whether it has a pause button, and that visitors can stop it", () => {
    const automatic = { autoplay: "yes", autoplay_speed: 4000 };
    expect(desktop({ ...automatic, show_pause_control: "yes" })).toMatchObject({
      autoplayDelay: 4000,
      hasPauseControl: true,
      pauseOnHover: true,
      pauseOnInteraction: true,
    });
    expect(desktop({ ...automatic, show_pause_control: "" }).hasPauseControl).toBe(false);
    expect(desktop({ autoplay: "", show_pause_control: "yes" })).toMatchObject({
      autoplayDelay: null,
      hasPauseControl: false,
    });
  });

  test("what differs on other devices, and nothing if nothing does", () => {
    const { others } = optionsOf({ slides_to_show: 3, slides_to_show_tablet: 2, slides_to_show_mobile: 1 });
    expect(others.map(([query, { shown }]) => [query, shown])).toEqual([
      ["(max-width:1024px)", 2],
      ["(max-width:767px)", 1],
    ]);
    const same = { slides_to_show: 1, slides_to_show_tablet: 1, slides_to_show_mobile: 1 };
    expect(optionsOf(same).others).toEqual([]);
  });
});
