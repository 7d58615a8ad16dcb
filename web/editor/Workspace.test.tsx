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
  expect(screen.getByText("Read only")).toBeTruthy();
  await userEvent.keyboard("{Control>}s{/Control}");
  expect(saved).toEqual([]);
});

test("? explains the keyboard", async () => {
  await openEditor();
  await userEvent.keyboard("?");
  const dialog = screen.getByRole("dialog", { name: "Keyboard shortcuts" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
