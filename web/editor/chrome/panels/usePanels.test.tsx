import "../../testing/canvasBrowser";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { openEditor } from "../../testing/openEditor";

beforeEach(() => localStorage.clear());

const opened = () =>
  screen.getByRole("navigation", { name: "Panels" }).querySelector("[aria-expanded=true]")?.ariaLabel;

test.each([
  ["a page opens with the panel of the last visit", { panel: "history" }, "History"],
  ["an empty page opens with the list of widgets", { panel: "history", elements: [] }, "Widgets"],
  ["a form opens with the list of fields", { panel: "history", boot: { kind: "form", catalog: "fields" } }, "Fields"],
  ["a panel that was closed stays closed", { panel: "", elements: [] }, undefined],
])("%s", async (_name, options, expected) => {
  await openEditor(options);
  expect(opened() ?? undefined).toBe(expected);
});
