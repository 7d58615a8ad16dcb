import { expect, test } from "vitest";
import { element, setUp } from "../testing";
import { mount } from "./stretch";

/** In a column that starts 240 px from the left. */
function start(css = "--stretch: yes") {
  Object.defineProperty(document.documentElement, "clientWidth", { value: 1000, configurable: true });
  const band = element(`<div style="${css}">Oak</div>`);
  const on = setUp();
  on.move(band, { top: 0, left: 240, width: 300 });
  mount(band, on.context);
  return { band, ...on };
}
const given = ({ style }: HTMLElement) => [
  style.getPropertyValue("--page-width"),
  style.getPropertyValue("--page-start"),
];

test("RUN-STR-01 RUN-STR-02 makes the element as wide as the page, from edge to edge", () => {
  expect(given(start().band)).toEqual(["1000px", "-240px"]);
});

test("RUN-STR-02 ignores a running transform", () => {
  const { band, resize } = start();
  const still = band.getBoundingClientRect();
  band.getBoundingClientRect = () => ({ ...still, left: still.left - 32, right: still.right - 32 });
  resize();

  expect(given(band)).toEqual(["1000px", "-240px"]);
});

test.each([
  [240.6, "-240.6px"],
  [241, "-240px"],
])("RUN-STR-02 follows a position between two pixels: %f", (left, edge) => {
  const { band, resize } = start();
  const still = band.getBoundingClientRect();
  band.getBoundingClientRect = () => ({ ...still, left, right: left + 300 });
  resize();

  expect(given(band)).toEqual(["1000px", edge]);
});

test("RUN-STR-02 starts at the right edge in right-to-left text", () => {
  expect(given(start("--stretch: yes; direction: rtl").band)).toEqual(["1000px", "-460px"]);
});

test.each(["none", "", "no"])("RUN-STR-01 keeps its own width with the value %j", (value) => {
  expect(given(start(`--stretch: ${value}`).band)).toEqual(["", ""]);
});

test.each(["resize", "sticky:stick", "sticky:unstick"])("RUN-STR-02 measures again on %s", (what) => {
  const { band, move, resize, render } = start();
  move(band, { top: 0, left: 100, width: 1000 });
  if (what === "resize") resize();
  else document.body.dispatchEvent(new CustomEvent(what, { bubbles: true }));
  render();

  expect(given(band)).toEqual(["1000px", "-100px"]);
});

test("RUN-STR-03 removes its styles if it is turned off", () => {
  const { band, resize } = start();
  band.style.setProperty("--stretch", "none");
  resize();
  expect(given(band)).toEqual(["", ""]);
});

test("RUN-STR-03 RUN-HND-09 removes its styles when the element is removed", () => {
  const { band, leave } = start();
  leave();

  expect(given(band)).toEqual(["", ""]);
});

test("keeps the width of an element that is fixed to the screen", () => {
  const { band, move, resize } = start();
  band.style.position = "fixed";
  move(band, { top: 0, left: 0, width: 1000 });
  resize();

  expect(given(band)).toEqual(["1000px", "-240px"]);
});
