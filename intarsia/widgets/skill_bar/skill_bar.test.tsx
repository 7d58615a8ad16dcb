import { act } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { screenOf } from "../../../web/kit/testing/screen";
import { skill_bar } from ".";

beforeEach(() => void screenOf());

test("W-ALL-01 W-SKILL-BAR-02 shows the name and level of each bar", () => {
  const { getByRole, html } = renderWidget(skill_bar);

  const meter = getByRole("meter", { name: "Skill one" });
  expect(meter.getAttribute("aria-valuenow")).toBe("90");
  expect(meter.getAttribute("aria-valuetext")).toBe("90%");
  expect(html).toContain('<rect width="90"');
  expect(html).toContain(">90%</span>");
});

test("W-SKILL-BAR-01 counts for 1300 ms in view while the bar grows", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { scrollIntoView } = screenOf();
  const { container } = renderWidget(skill_bar, { skills: [{ _id: "a", name: "Skill one", level: 80 }] });
  const number = () => container.querySelector(".skill_bar__number")?.textContent;
  const bar = container.querySelector(".skill_bar__bar");
  expect(number()).toBe("0%");
  expect(bar?.className).toContain("skill_bar__bar--waiting");

  act(() => scrollIntoView());
  act(() => vi.advanceTimersByTime(1280));
  expect(bar?.className).toContain("skill_bar__bar--growing");
  expect(bar?.className).toContain("skill_bar__bar--waiting");
  act(() => vi.advanceTimersByTime(60));

  expect(bar?.className).toBe("skill_bar__bar");
  expect(number()).toBe("80%");
});

test("limits the level to the bar, and shows an empty bar for an invalid one", () => {
  const skills = [
    { _id: "a", name: "A", level: 140 },
    { _id: "b", name: "B", level: "much" },
  ];
  const { getAllByRole } = renderWidget(skill_bar, { skills });

  expect(getAllByRole("meter").map((meter) => meter.getAttribute("aria-valuenow"))).toEqual(["100", "0"]);
});

test("W-ALL-04 shows visitors nothing and staff a hint without bars", () => {
  expect(renderWidget(skill_bar, { skills: [] }).html).toBe("");
  expect(
    renderWidget(skill_bar, { skills: [] }, { environment: { mode: "editor" } }).getByText("Add a bar"),
  ).toBeTruthy();
});

test("W-ALL-03 is accessible in both styles", async () => {
  for (const view of ["above", "inside"]) {
    const { container, unmount } = renderWidget(skill_bar, { view });
    expect(await violations(container)).toEqual([]);
    unmount();
  }
});
