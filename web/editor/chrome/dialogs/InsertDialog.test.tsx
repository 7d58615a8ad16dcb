import "../../testing/canvasBrowser";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { heading, openEditor } from "../../testing/openEditor";

beforeEach(() => localStorage.clear());

// The file of the dialogs is loaded once, so this must stay the only test here, in modules that no other file has used.
test("EDIT-ED-01 keys typed before the insert dialog has loaded are in its field, and change nothing on the page", async () => {
  await openEditor({ elements: [heading("a", "Oak")], panel: "navigator" });
  fireEvent.click(screen.getByRole("treeitem", { name: /Oak/ }));
  const canvas = document.querySelector<HTMLIFrameElement>("iframe#preview-frame")?.contentDocument as Document;
  for (const key of ["/", "t", "x", "Backspace", "e"]) fireEvent.keyDown(document.body, { key });
  for (const key of ["Delete", "x", "t"]) fireEvent.keyDown(canvas.body, { key });
  expect(screen.queryByRole("dialog")).toBeNull();

  // Vitest compiles the file first. The settings have comboboxes, too.
  const dialog = await screen.findByRole("dialog", {}, { timeout: 20_000 });
  const field = within(dialog).getByRole("combobox");
  expect(field).toHaveProperty("value", "text");
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole("option", { selected: true }).textContent).toMatch(/^Text/);
  expect(screen.getAllByRole("treeitem", { hidden: true })).toHaveLength(1);
});
