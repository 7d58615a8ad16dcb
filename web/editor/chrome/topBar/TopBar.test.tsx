import "../../testing/canvasBrowser";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { openEditor } from "../../testing/openEditor";

beforeEach(() => localStorage.clear());

const bar = () => within(screen.getByRole("banner"));
const button = (name: string) => bar().getByRole("button", { name });
const isOff = (name: string) => button(name).getAttribute("aria-disabled") === "true";
const steps = () => [isOff("Undo"), isOff("Redo")];

async function deleteFirst() {
  await userEvent.click(screen.getByRole("button", { name: "Navigator" }));
  screen.getAllByRole("treeitem")[0]?.focus();
  await userEvent.keyboard("{Enter}{Delete}");
}
const elements = () => screen.queryAllByRole("treeitem").length;

test("names the page and leads back to the admin", async () => {
  await openEditor();
  expect(bar().getByRole("heading", { name: "Oak and walnut" })).toBeTruthy();
  expect(bar().getByRole("link", { name: "Leave the editor" }).getAttribute("href")).toBe("/exit/");
});

test("undo and redo are off while there is no step to go to, and keep the focus", async () => {
  await openEditor();
  expect(steps()).toEqual([true, true]);
  button("Undo").focus();
  await userEvent.click(button("Undo"));
  await userEvent.click(button("Redo"));
  expect(document.activeElement).toBe(button("Redo"));
});

test("undo and redo go one step at a time", async () => {
  await openEditor();
  await deleteFirst();
  await userEvent.keyboard("{Delete}");
  expect([elements(), ...steps()]).toEqual([0, false, true]);
  await userEvent.click(button("Undo"));
  expect([elements(), ...steps()]).toEqual([1, false, false]);
  await userEvent.click(button("Undo"));
  expect([elements(), ...steps()]).toEqual([2, true, false]);
  await userEvent.click(button("Redo"));
  expect([elements(), ...steps()]).toEqual([1, false, false]);
  await userEvent.click(button("Redo"));
  expect([elements(), ...steps()]).toEqual([0, false, true]);
});

test("chooses the device of the canvas", async () => {
  await openEditor({ boot: {} });
  const devices = () => within(bar().getByRole("radiogroup", { name: "Device" }));
  expect(
    devices()
      .getAllByRole("radio")
      .map((one) => one.getAttribute("aria-label")),
  ).toEqual(["Desktop", "Tablet", "Mobile"]);
  await userEvent.click(devices().getByRole("radio", { name: "Tablet" }));
  expect(devices().getByRole("radio", { checked: true }).getAttribute("aria-label")).toBe("Tablet");
});

test("on a phone, the button for a review is short, so that the title of the page has space", async () => {
  await openEditor({ isPhone: true, boot: { canPublish: false, canSubmit: true } });
  expect(button("Submit").title).toBe("Submit for review");
});

test("a phone has no room for the devices, the preview and the draft", async () => {
  await openEditor({ isPhone: true });
  expect(bar().queryByRole("radiogroup")).toBeNull();
  expect(bar().queryByRole("button", { name: "Preview in a new tab" })).toBeNull();
  expect(bar().queryByRole("button", { name: "Save draft" })).toBeNull();
  expect(button("Publish")).toBeTruthy();
});

test("on a narrow phone, Redo is in the menu, so that the title of the page has space", async () => {
  await openEditor({ isNarrow: true });
  const redo = async () => {
    await userEvent.click(button("More"));
    return screen.findByRole("menuitem", { name: "Redo" });
  };
  expect(bar().queryByRole("button", { name: "Redo" })).toBeNull();
  expect((await redo()).getAttribute("aria-disabled")).toBe("true");
  await userEvent.keyboard("{Escape}");
  await deleteFirst();
  await userEvent.click(button("Undo"));
  await userEvent.click(await redo());
  expect(elements()).toBe(1);
});

test("a large screen has all of them", async () => {
  await openEditor();
  expect(button("Preview in a new tab")).toBeTruthy();
  expect(button("Save draft")).toBeTruthy();
});

test("says what became of the last save", async () => {
  await openEditor();
  await userEvent.click(button("Publish"));
  expect(bar().getByRole("status").textContent).toBe("Published");
  expect(button("Publish").title).toBe("This version is published");
  await deleteFirst();
  expect(bar().getByRole("status").textContent).toBe("Unsaved changes");
  expect(button("Publish").title).toBe("Publish this version");
});
