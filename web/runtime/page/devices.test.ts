import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDevices } from "./devices";

/** A screen whose width can change: jsdom has no matchMedia. */
class Screen {
  private readonly queries: { readonly matches: boolean; listeners: (() => void)[] }[] = [];
  constructor(public width: number) {}

  matchMedia = (media: string) => {
    const [, direction, limit] = /^\((min|max)-width:(\d+)px\)$/.exec(media) ?? [];
    const fits = () => !direction || (direction === "min" ? this.width >= Number(limit) : this.width <= Number(limit));
    const listeners: (() => void)[] = [];
    const query = {
      listeners,
      get matches() {
        return fits();
      },
      addEventListener: (_type: "change", listener: () => void) => listeners.push(listener),
    };
    this.queries.push(query);
    return query;
  };

  resize(width: number) {
    const before = this.queries.map(({ matches }) => matches);
    this.width = width;
    const changed = this.queries.filter(({ matches }, index) => matches !== before[index]);
    for (const { listeners } of changed) for (const listener of listeners) listener();
  }
}

let screen: Screen;
beforeEach(() => {
  screen = new Screen(1440);
  vi.stubGlobal("matchMedia", screen.matchMedia);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [320, "mobile"],
  [767, "mobile"],
  [768, "tablet"],
  [1024, "tablet"],
  [1025, "desktop"],
  [3000, "desktop"],
])("RUN-HND-17 treats a screen of %i px as %s by default", (width, device) => {
  screen.resize(width);

  expect(createDevices().mode()).toBe(device);
});

test.each([
  [700, "mobile"],
  [800, "mobile_extra"],
  [1300, "laptop"],
  [1500, "desktop"],
  [2399, "desktop"],
  [2400, "widescreen"],
])("RUN-HND-04 treats with more devices a screen of %i px as %s", (width, device) => {
  screen.resize(width);

  expect(createDevices({ mobile_extra: 880, laptop: 1366, widescreen: 2400 }).mode()).toBe(device);
});

test("supports other widths", () => {
  screen.resize(620);

  expect(createDevices({ mobile: 600 }).mode()).toBe("tablet");
});

test("notifies subscribers once per change, and not after they unsubscribe", () => {
  const devices = createDevices();
  const heard: string[] = [];
  const leave = devices.subscribe(() => heard.push(devices.mode()));

  screen.resize(1300);
  expect(heard).toEqual([]);
  screen.resize(400);
  expect(heard).toEqual(["mobile"]);

  leave();
  screen.resize(1440);
  expect(heard).toEqual(["mobile"]);
  expect(devices.mode()).toBe("desktop");
});

test("returns the new device in a resize handler, which runs before media queries report a change", () => {
  const devices = createDevices();
  screen.width = 400;

  expect(devices.mode()).toBe("mobile");
});
