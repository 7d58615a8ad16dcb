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

test("RUN-STR-01 RUN-STR-02 the element becomes as wide as the page, from the page's edge on", () => {
  expect(given(start().band)).toEqual(["1000px", "-240px"]);
});

test("RUN-STR-02 in the middle of a movement it looks where it will stand", () => {
  const { band, resize } = start();
  const still = band.getBoundingClientRect();
  band.getBoundingClientRect = () => ({ ...still, left: still.left - 32, right: still.right - 32 });
  resize();

  expect(given(band)).toEqual(["1000px", "-240px"]);
});

test("RUN-STR-02 from right to left the page begins at its right edge", () => {
  expect(given(start("--stretch: yes; direction: rtl").band)).toEqual(["1000px", "-460px"]);
});

test.each(["none", "", "no"])("RUN-STR-01 with the value %j it keeps its own width", (value) => {
  expect(given(start(`--stretch: ${value}`).band)).toEqual(["", ""]);
});

test.each(["resize", "sticky:stick", "sticky:unstick"])("RUN-STR-02 it looks again on %s", (what) => {
  const { band, move, resize, render } = start();
  move(band, { top: 0, left: 100, width: 1000 });
  if (what === "resize") resize();
  else document.body.dispatchEvent(new CustomEvent(what, { bubbles: true }));
  render();

  expect(given(band)).toEqual(["1000px", "-100px"]);
});

test("RUN-STR-03 where it is turned off, nothing is left of it", () => {
  const { band, resize } = start();
  band.style.setProperty("--stretch", "none");
  resize();
  expect(given(band)).toEqual(["", ""]);
});

test("RUN-STR-03 RUN-HND-09 nor when the element has left", () => {
  const { band, leave } = start();
  leave();

  expect(given(band)).toEqual(["", ""]);
});

test("what is stuck to the screen keeps the width that it had", () => {
  const { band, move, resize } = start();
  band.style.position = "fixed";
  move(band, { top: 0, left: 0, width: 1000 });
  resize();

  expect(given(band)).toEqual(["1000px", "-240px"]);
});
