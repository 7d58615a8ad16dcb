import { expect, onTestFinished, test } from "vitest";
import type { Device, Widths } from "../../environment/devices/devices";
import { screenOf } from "../../testing/screen";
import { type Behavior, optionsFor } from "../behavior";
import { behaviorByDevice } from "./behaviorByDevice";

const BEHAVIOR = { shown: 3, hasArrows: true } as Behavior;

/** The numbers of visible slides that a carousel gets, from the first on. */
function followed(shownOn: Partial<Record<Device, number>>, widths: Widths = {}): number[] {
  const options = optionsFor((device) => ({ ...BEHAVIOR, shown: shownOn[device] ?? 3 }), 5, widths);
  const ended = new AbortController();
  const heard: number[] = [];
  behaviorByDevice(document.body, options, ({ shown }) => heard.push(shown), ended.signal);
  onTestFinished(() => ended.abort());
  return heard;
}

test("RUN-HND-04 follows the width of the screen", () => {
  const visitor = screenOf({ width: 1440 });
  const heard = followed({ tablet: 2, mobile: 1 });
  visitor.resizeTo(900);
  visitor.resizeTo(390);

  expect([heard[0], heard.at(-1)]).toEqual([3, 1]);
  expect(heard).toContain(2);
});

test("RUN-HND-04 supports additional devices", () => {
  const shown = { widescreen: 5, laptop: 2, tablet: 3 };
  const visitor = screenOf({ width: 2500 });
  expect(followed(shown)).toEqual([3]);

  const heard = followed(shown, { widescreen: 2400, laptop: 1300 });
  expect(heard).toEqual([5]);
  visitor.resizeTo(1300);
  expect(heard.at(-1)).toBe(2);
  visitor.resizeTo(900);
  expect(heard.at(-1)).toBe(3);
});

test("publishes only what differs from desktop", () => {
  expect(optionsFor(() => BEHAVIOR, 5, {})).toEqual({ desktop: { ...BEHAVIOR, classes: [] }, others: [] });
  const { others } = optionsFor((device) => ({ ...BEHAVIOR, shown: device === "mobile" ? 1 : 3 }), 5, {});

  expect(others).toEqual([
    ["(max-width:1024px)", {}],
    ["(max-width:767px)", { shown: 1 }],
  ]);
});

test("names the classes of every device, so that a page has their styles", () => {
  const { desktop, others } = optionsFor((device) => ({ ...BEHAVIOR, isFade: device === "mobile" }), 5, {});

  expect(desktop.classes).toEqual([]);
  expect(others.at(-1)).toEqual(["(max-width:767px)", { isFade: true, classes: ["slides--fade"] }]);
});
