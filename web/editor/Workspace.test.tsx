import "./testing/canvasBrowser";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { loadLayers } from "./layers/onDemand";
import { openEditor } from "./testing/openEditor";

beforeAll(() => loadLayers());

beforeEach(() => localStorage.clear());

const leftEdge = () => screen.queryByRole("separator", { name: "Left panel width" });
const rightEdge = () => screen.queryByRole("separator", { name: "Settings panel width" });
const columns = () =>
  ["--left", "--right"].map((name) => screen.getByRole("banner").parentElement?.style.getPropertyValue(name));
const widthsOf = (edge: HTMLElement | null) =>
  ["valuemin", "valuenow", "valuemax"].map((name) => edge?.getAttribute(`aria-${name}`));

test("shows the widgets at the left and the settings at the right of the canvas", async () => {
  await openEditor({ panel: "widgets" });
  expect(screen.getByRole("region", { name: "Widgets" })).toBeTruthy();
  expect(screen.getByRole("region", { name: "Canvas" })).toBeTruthy();
  expect(screen.getByRole("complementary", { name: "Settings" })).toBeTruthy();
  expect(columns()).toEqual(["280px", "320px"]);
});

test("limits the widths of both panels", async () => {
  await openEditor({ panel: "navigator" });
  expect(widthsOf(leftEdge())).toEqual(["208", "280", "480"]);
  expect(widthsOf(rightEdge())).toEqual(["260", "320", "560"]);
});

test("keeps the widths of the panels for the next visit", async () => {
  const first = await openEditor({ panel: "navigator" });
  fireEvent.keyDown(leftEdge() as HTMLElement, { key: "ArrowRight" });
  fireEvent.keyDown(rightEdge() as HTMLElement, { key: "ArrowRight" });
  expect(columns()).toEqual(["296px", "304px"]);
  first.unmount();
  await openEditor({ panel: "navigator" });
  expect(columns()).toEqual(["296px", "304px"]);
});

test("Ctrl+\\ shows the page without panels, and the panels again", async () => {
  await openEditor({ panel: "navigator" });
  await userEvent.keyboard("{Control>}\\{/Control}");
  expect(screen.queryByRole("complementary", { name: "Settings" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Navigator" })).toBeNull();
  expect([leftEdge(), rightEdge(), ...columns()]).toEqual([null, null, "0px", "0px"]);

  await userEvent.keyboard("{Control>}\\{/Control}");
  expect(screen.getByRole("complementary", { name: "Settings" })).toBeTruthy();
  expect(leftEdge()).toBeTruthy();
});

test("closes and opens the panel at the left by its button", async () => {
  await openEditor({ panel: "navigator" });
  const button = screen.getByRole("button", { name: "Navigator", expanded: true });
  await userEvent.click(button);
  expect(leftEdge()).toBeNull();
  expect(rightEdge()).toBeTruthy();
  expect(columns()).toEqual(["0px", "320px"]);
  await userEvent.click(screen.getByRole("button", { name: "History", expanded: false }));
  expect(screen.getByRole("region", { name: "History" })).toBeTruthy();
});

const rail = () => within(screen.getByRole("navigation", { name: "Panels" }));
const openPanels = () => rail().getAllByRole("button", { expanded: true });
const press = (name: string) => userEvent.click(rail().getByRole("button", { name }));

test("EDIT-ED-01 a small laptop shows one panel at a time", async () => {
  await openEditor({ isSmallLaptop: true });
  expect(openPanels().map((button) => button.ariaLabel)).toEqual(["Settings"]);
  expect(columns()).toEqual(["0px", "264px"]);
  await press("Navigator");
  expect(openPanels().map((button) => button.ariaLabel)).toEqual(["Navigator"]);
  expect(columns()).toEqual(["216px", "0px"]);
  expect(screen.queryByRole("complementary", { name: "Settings" })).toBeNull();

  await press("Navigator");
  expect(screen.getByRole("complementary", { name: "Settings" })).toBeTruthy();
  await press("Settings");
  expect(columns()).toEqual(["0px", "0px"]);
  await press("Settings");
  expect(columns()).toEqual(["0px", "264px"]);
});

test("EDIT-ED-01 on a small laptop, settings replace the list of widgets once an element is added", async () => {
  await openEditor({ isSmallLaptop: true });
  await press("Widgets");
  expect(screen.queryByRole("complementary", { name: "Settings" })).toBeNull();
  fireEvent.click(screen.getByLabelText("Heading"));

  const settings = await screen.findByRole("complementary", { name: "Settings" });
  expect(within(settings).getByRole("tab", { name: "Style" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Widgets" })).toBeNull();
  // The list remains open if it was opened for the selected element.
  await press("Widgets");
  expect(screen.getByRole("region", { name: "Widgets" })).toBeTruthy();
});

test("EDIT-ED-01 on a small laptop, the navigator remains while elements are selected in it", async () => {
  await openEditor({ isSmallLaptop: true, panel: "navigator" });
  await userEvent.click(within(screen.getByRole("tree")).getAllByText(/Oak/)[0] as HTMLElement);

  expect(screen.getByRole("treeitem", { selected: true })).toBeTruthy();
  expect(screen.getByRole("region", { name: "Navigator" })).toBeTruthy();
  await press("Settings");
  expect(screen.getByRole("tab", { name: "Style" })).toBeTruthy();
});

test("a phone starts with the page alone and shows one sheet at a time", async () => {
  await openEditor({ isPhone: true });
  expect(screen.queryByRole("complementary", { name: "Settings" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Settings" }));
  expect(screen.getByRole("complementary", { name: "Settings" })).toBeTruthy();
  expect([leftEdge(), rightEdge()]).toEqual([null, null]);
  await userEvent.click(screen.getByRole("button", { name: "Back to page" }));
  expect(screen.queryByRole("complementary", { name: "Settings" })).toBeNull();
});

test("saves a draft by Ctrl+S", async () => {
  const { saved } = await openEditor();
  await userEvent.keyboard("{Control>}s{/Control}");
  expect(saved.map(({ action }) => action)).toEqual(["draft"]);
  expect(await screen.findByText("Saved")).toBeTruthy();
});

test("a locked page is read only", async () => {
  const { saved } = await openEditor({ boot: { locked: true } });
  expect(screen.getByText("Select an element to see its settings.")).toBeTruthy();
  expect(screen.queryByText("Add to the page")).toBeNull();
  expect(screen.getByText("Read only")).toBeTruthy();
  await userEvent.keyboard("{Control>}s{/Control}");
  expect(saved).toEqual([]);
});

test("a locked form offers nothing to change", async () => {
  await openEditor({ boot: { locked: true, kind: "form", catalog: "fields" } });
  expect(screen.getByText("Select a field to see its settings.")).toBeTruthy();
});

test("? explains the keyboard", async () => {
  await openEditor();
  await userEvent.keyboard("?");
  const dialog = screen.getByRole("dialog", { name: "Keyboard shortcuts" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
