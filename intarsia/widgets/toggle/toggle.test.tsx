import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { toggle } from ".";

const tabs = [
  { _id: "a", title: "First title", content: <p>Some</p> },
  { _id: "b", title: "Weight", content: <p>Light</p> },
];
const opened = (container: Element) => [...container.querySelectorAll("details")].map((item) => item.open);

test("W-ALL-01 W-TOGGLE-01 is closed at first, and any number of items may be open", async () => {
  const { container, getByText, html } = renderWidget(toggle, { tabs });
  expect(opened(container)).toEqual([false, false]);
  // Only items with the same name would close each other.
  expect(html).not.toContain(" name=");

  await userEvent.click(getByText("First title"));
  await userEvent.click(getByText("Weight"));

  expect(opened(container)).toEqual([true, true]);
});

test("W-TOGGLE-02 closes an open item on click", async () => {
  const { container, getByText } = renderWidget(toggle, { tabs });

  await userEvent.click(getByText("Weight"));
  await userEvent.click(getByText("Weight"));

  expect(opened(container)).toEqual([false, false]);
});

test("W-TOGGLE-03 has native titles, which Enter and Space open and which announce their state", () => {
  const { container, getByRole } = renderWidget(toggle, { tabs });

  expect(container.querySelector("details > summary")?.textContent).toBe("First title");
  expect(getByRole("heading", { level: 3, name: "Weight" })).toBeTruthy();
});

test("shows all content on the canvas", () => {
  expect(opened(renderWidget(toggle, { tabs }, { environment: { mode: "editor" } }).container)).toEqual([true, true]);
});

test("W-ALL-04 shows visitors nothing and staff a hint without items", () => {
  expect(renderWidget(toggle, { tabs: [] }).html).toBe("");
  expect(renderWidget(toggle, { tabs: [] }, { environment: { mode: "editor" } }).getByText("Add an item")).toBeTruthy();
});

test("W-ALL-03 W-ALL-04 is accessible, also twice on a page", async () => {
  const { container } = renderWidget(toggle, { tabs }, { id: "t-1" });
  renderWidget(toggle, { tabs, icon_align: "end" }, { id: "t-2" });

  expect(await violations(container.ownerDocument.body)).toEqual([]);
});
