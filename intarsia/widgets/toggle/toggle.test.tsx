import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { draw, violations } from "../../../web/kit/testing/drawWidget";
import { toggle } from ".";

const tabs = [
  { _id: "a", title: "Conditions", content: <p>Some</p> },
  { _id: "b", title: "Weight", content: <p>Light</p> },
];
const opened = (container: Element) => [...container.querySelectorAll("details")].map((item) => item.open);

test("W-ALL-01 W-TOGGLE-01 all are closed at first, and any number may be open at once", async () => {
  const { container, getByText, html } = draw(toggle, { tabs });
  expect(opened(container)).toEqual([false, false]);
  // Only items of one name would close each other.
  expect(html).not.toContain(" name=");

  await userEvent.click(getByText("Conditions"));
  await userEvent.click(getByText("Weight"));

  expect(opened(container)).toEqual([true, true]);
});

test("W-TOGGLE-02 a click on an open one closes it", async () => {
  const { container, getByText } = draw(toggle, { tabs });

  await userEvent.click(getByText("Weight"));
  await userEvent.click(getByText("Weight"));

  expect(opened(container)).toEqual([false, false]);
});

test("W-TOGGLE-03 its titles are the browser's own, which Enter and Space open and which say so", () => {
  const { container, getByRole } = draw(toggle, { tabs });

  expect(container.querySelector("details > summary")?.textContent).toBe("Conditions");
  expect(getByRole("heading", { level: 3, name: "Weight" })).toBeTruthy();
});

test("while it is built all of it is in sight", () => {
  expect(opened(draw(toggle, { tabs }, { environment: { mode: "editor" } }).container)).toEqual([true, true]);
});

test("W-ALL-04 without items it leaves no trace and staff see what to do", () => {
  expect(draw(toggle, { tabs: [] }).html).toBe("");
  expect(draw(toggle, { tabs: [] }, { environment: { mode: "editor" } }).getByText("Add an item")).toBeTruthy();
});

test("W-ALL-03 W-ALL-04 it is accessible, two on a page too", async () => {
  const { container } = draw(toggle, { tabs }, { id: "t-1" });
  draw(toggle, { tabs, icon_align: "end" }, { id: "t-2" });

  expect(await violations(container.ownerDocument.body)).toEqual([]);
});
