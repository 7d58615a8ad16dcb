import { describe, expect, test } from "vitest";
import { defaultsOf } from "../../../web/kit/schema/schema";
import { behaviorOn, type CarouselSettings, slidesOn } from "./behaviorOn";
import { schema } from "./schema";

const settings = (changes: object = {}) => ({ ...defaultsOf(schema.settings), ...changes }) as CarouselSettings;
const on = (changes: object, isEditor = false) => behaviorOn(settings(changes), "desktop", isEditor);

test.each([
  ["arrows", true, null],
  ["dots", false, "fraction"],
  ["both", true, "fraction"],
  ["none", false, null],
])("RUN-CAR-01 the navigation “%s” has arrows: %s, and the pagination %s", (navigation, hasArrows, pagination) => {
  expect(on({ navigation, pagination: "fraction" })).toMatchObject({ hasArrows, pagination });
});

describe("autoplay", () => {
  const AUTOMATIC = { autoplay: "yes", autoplay_speed: 3000, show_pause_control: "yes" };

  test("has its delay and a pause button", () => {
    expect(on(AUTOMATIC)).toMatchObject({ autoplayDelay: 3000, hasPauseControl: true });
    expect(on({ ...AUTOMATIC, show_pause_control: "" })).toMatchObject({ autoplayDelay: 3000, hasPauseControl: false });
  });

  test("is off in the editor and if it is not chosen", () => {
    const off = { autoplayDelay: null, hasPauseControl: false };
    expect(on(AUTOMATIC, true)).toMatchObject(off);
    expect(on({ ...AUTOMATIC, autoplay: "no" })).toMatchObject(off);
  });

  test.each(["yes", "no"])("pauses if that is chosen: %s", (value) => {
    const isChosen = value === "yes";
    expect(on({ pause_on_hover: value, pause_on_interaction: "no" })).toMatchObject({
      pauseOnHover: isChosen,
      pauseOnInteraction: false,
    });
    expect(on({ pause_on_hover: "no", pause_on_interaction: value })).toMatchObject({
      pauseOnHover: false,
      pauseOnInteraction: isChosen,
    });
  });
});

test("a carousel is horizontal and not centered; loop, speed and step are as chosen", () => {
  expect(on({ infinite: "yes", speed: 700, slides_to_scroll: 2 })).toMatchObject({
    isCentered: false,
    isVertical: false,
    isLoop: true,
    speed: 700,
    step: 2,
  });
  expect(on({ infinite: "no" }).isLoop).toBe(false);
});

test.each([
  ["fade", 1, true],
  ["fade", 2, false],
  ["slide", 1, false],
])("the effect “%s” with %i visible slides fades: %s", (effect, slides_to_show, isFade) => {
  expect(on({ effect, slides_to_show }).isFade).toBe(isFade);
});

test("a device has its own values", () => {
  const changes = { speed: 700, speed_mobile: 300, navigation: "both", navigation_mobile: "none" };
  expect(behaviorOn(settings(changes), "mobile", false)).toMatchObject({ speed: 300, hasArrows: false });
  expect(behaviorOn(settings(changes), "tablet", false)).toMatchObject({ speed: 700, hasArrows: true });
});

describe("the number of visible slides", () => {
  const shown = (changes: object) =>
    (["desktop", "tablet", "mobile_extra", "mobile"] as const).map((device) => slidesOn(settings(changes), device));

  test("is two on tablets and one on phones, if nothing else is chosen", () => {
    expect(shown({ slides_to_show: 3 })).toEqual([3, 2, 2, 1]);
  });

  test("is one on smaller devices, if it is one on desktop", () => {
    expect(shown({ slides_to_show: 1 })).toEqual([1, 1, 1, 1]);
  });

  test("is what the owner chose for a device", () => {
    expect(shown({ slides_to_show: 1, slides_to_show_tablet: 3 })).toEqual([1, 3, 3, 1]);
    expect(shown({ slides_to_show: 1, slides_to_show_mobile_extra: 2 })).toEqual([1, 1, 2, 1]);
    expect(shown({ slides_to_show: 4, slides_to_show_mobile: 2 })).toEqual([4, 2, 2, 2]);
  });
});

test.each([
  [{ slides_to_show: 3, offset_sides: "none" }, []],
  [{ slides_to_show: 3, offset_sides: "both" }, ["slides--peek-both"]],
  [{ slides_to_show: 1, offset_sides: "none" }, ["slides--one-on-tablet"]],
  [{ slides_to_show: 1, slides_to_show_mobile_extra: 2, offset_sides: "none" }, ["slides--one-above-phones"]],
])("%j has the modifiers %j", (changes, modifiers) => {
  expect(on(changes).modifiers).toEqual(modifiers);
});
