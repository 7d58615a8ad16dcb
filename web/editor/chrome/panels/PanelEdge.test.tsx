import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { PanelEdge } from "./PanelEdge";

function edge(side: "left" | "right", value = 300) {
  const onChange = vi.fn();
  const limits = { smallest: 240, initial: 320, largest: 480 };
  render(<PanelEdge side={side} label="Width" value={value} limits={limits} onChange={onChange} />);
  const element = screen.getByRole("separator", { name: "Width" });
  element.setPointerCapture = vi.fn();
  return { element, widths: () => onChange.mock.calls.flat() };
}

test("the edge says its width and its limits", () => {
  const { element } = edge("left");
  const reported = ["orientation", "valuenow", "valuemin", "valuemax"].map((name) =>
    element.getAttribute(`aria-${name}`),
  );

  expect(reported).toEqual(["vertical", "300", "240", "480"]);
  expect(element.tabIndex).toBe(0);
});

test.each([
  ["left", [284, 316]],
  ["right", [316, 284]],
] as const)("arrow keys move the edge of the %s panel by 16 pixels", async (side, widths) => {
  const { element, widths: reported } = edge(side);
  element.focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowRight}{ArrowUp}x");

  expect(reported()).toEqual(widths);
  expect(fireEvent.keyDown(element, { key: "ArrowLeft" })).toBe(false);
  expect(fireEvent.keyDown(element, { key: "x" })).toBe(true);
});

test("dragging changes the width within its limits, until the pointer is let go", () => {
  const { element, widths } = edge("left");
  const point = (type: string, clientX: number) => fireEvent(element, new MouseEvent(type, { bubbles: true, clientX }));
  point("pointerdown", 100);
  for (const x of [110.4, 900, -900]) point("pointermove", x);
  point("lostpointercapture", 0);
  point("pointermove", 120);

  expect(element.setPointerCapture).toHaveBeenCalledOnce();
  expect(widths()).toEqual([310, 480, 240]);
});

test("the edge of the left panel is on its left in a right-to-left editor", async () => {
  const { element, widths } = edge("left");
  element.style.direction = "rtl";
  element.focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowRight}");

  expect(widths()).toEqual([316, 284]);
});

test("a double click restores the default width", async () => {
  const { element, widths } = edge("right");
  await userEvent.dblClick(element);

  expect(widths()).toEqual([320]);
});
