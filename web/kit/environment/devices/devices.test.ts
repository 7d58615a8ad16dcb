import { describe, expect, test } from "vitest";
import { activeDevices, DEVICES, type Device, fromLargest, mediaQuery, resolve, valuesOf, widthRange } from "./devices";

describe("resolve", () => {
  test.each<[Device, unknown]>([
    ["mobile", 2],
    ["mobile_extra", "string"],
    ["tablet", "string"],
    ["tablet_extra", "string"],
    ["laptop", 1],
    ["desktop", 1],
    ["widescreen", 1],
  ])("RUN-HND-04 RUN-HND-08 takes the value of the next larger device for an empty %s", (device, expected) => {
    const values = { desktop: 1, tablet_extra: "string", mobile_extra: null, mobile: 2 };

    expect(resolve<unknown>(values, device)).toBe(expected);
  });

  test.each<[Device, unknown]>([
    ["mobile", 20],
    ["mobile_extra", 0],
    ["tablet", 0],
    ["tablet_extra", 30],
    ["laptop", 10],
    ["desktop", 10],
    ["widescreen", "widescreenValue"],
  ])("RUN-HND-08 treats a size without a number as empty and a size of 0 as a value (%s)", (device, expected) => {
    const size = (size: unknown) => ({ size, unit: "px" });
    const values = {
      desktop: size(10),
      widescreen: size("widescreenValue"),
      tablet_extra: size(30),
      tablet: size(0),
      mobile_extra: size(""),
      mobile: size(20),
    };

    expect(resolve(values, device)).toEqual(size(expected));
  });

  test("RUN-HND-08 never inherits from widescreen on smaller devices", () => {
    expect(resolve({ widescreen: 6 }, "laptop")).toBeUndefined();
    expect(resolve({ widescreen: 6, desktop: "" }, "desktop")).toBeUndefined();
  });

  test("uses its own value, the device's default or none for a setting that does not inherit", () => {
    const fallback = { inherits: "none", defaults: { tablet: 1, mobile: 1 } } as const;

    expect(resolve<number>({ desktop: 3 }, "mobile", fallback)).toBe(1);
    expect(resolve<number>({ desktop: 3, mobile: 2 }, "mobile", fallback)).toBe(2);
    expect(resolve<number>({ desktop: 3 }, "laptop", fallback)).toBeUndefined();
  });

  test("prefers a device's default to the value of a larger device", () => {
    const fallback = { inherits: "larger", defaults: { tablet: 2 } } as const;

    expect(resolve<number>({ desktop: 5 }, "mobile", fallback)).toBe(2);
    expect(resolve<number>({ desktop: 5, tablet: 4 }, "mobile", fallback)).toBe(4);
  });

  test("skips values of devices that the site turned off", () => {
    expect(resolve({ desktop: 1, mobile_extra: 9 }, "mobile", undefined, activeDevices())).toBe(1);
  });
});

test("stores values under the setting's name and device, desktop under the bare name", () => {
  const settings = { gap: 1, gap_mobile: 2, gap_mobile_extra: 3, other_tablet: 4 };

  expect(valuesOf(settings, "gap")).toMatchObject({ desktop: 1, mobile: 2, mobile_extra: 3 });
});

test("writes rules in device order, so that later ones override earlier ones", () => {
  expect(DEVICES.map((device) => mediaQuery(device))).toEqual([
    "",
    "(min-width:2400px)",
    "(max-width:1366px)",
    "(max-width:1200px)",
    "(max-width:1024px)",
    "(max-width:880px)",
    "(max-width:767px)",
  ]);
  expect(mediaQuery("mobile", { mobile: 600 })).toBe("(max-width:600px)");
});

test("has desktop, tablet and mobile by default; a width turns another device on", () => {
  expect(activeDevices()).toEqual(["desktop", "tablet", "mobile"]);
  expect(activeDevices({ laptop: 1300 })).toEqual(["desktop", "laptop", "tablet", "mobile"]);
});

test("RUN-HND-17 starts the smallest device at 320 px, and tablet is 768 to 1024 px", () => {
  expect(widthRange("mobile")).toEqual({ min: 320, max: 767 });
  expect(widthRange("tablet")).toEqual({ min: 768, max: 1024 });
  expect(widthRange("desktop")).toEqual({ min: 1025, max: Number.POSITIVE_INFINITY });
});

test("ends a device's range where its neighbors start", () => {
  const widths = { widescreen: 2400, laptop: 1366, mobile_extra: 880 };

  expect(widthRange("widescreen", widths)).toEqual({ min: 2400, max: Number.POSITIVE_INFINITY });
  expect(widthRange("desktop", widths)).toEqual({ min: 1367, max: 2399 });
  expect(widthRange("tablet", widths)).toEqual({ min: 881, max: 1024 });
});

test("lists devices from the largest to the smallest", () => {
  expect(fromLargest(activeDevices())).toEqual(["desktop", "tablet", "mobile"]);
  expect(fromLargest(activeDevices({ widescreen: 2400, mobile_extra: 880 }))).toEqual([
    "widescreen",
    "desktop",
    "tablet",
    "mobile_extra",
    "mobile",
  ]);
});
