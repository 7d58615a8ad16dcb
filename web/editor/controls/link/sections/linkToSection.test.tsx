import "../../../testing/canvasBrowser";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { loadLayers } from "../../../layers/onDemand";
import { heading, openEditor } from "../../../testing/openEditor";

beforeAll(() => loadLayers());
beforeEach(() => localStorage.clear());

test("the link and the CSS ID that its section gets are one step", async () => {
  const button = { type: "button", props: { id: "b", text: "Book", link: { url: "", page: null } } };
  const section = { type: "section", props: { id: "s", content: [heading("h", "Courses"), button] } };
  await openEditor({ elements: [section, heading("last", "Courses")], panel: "navigator" });
  fireEvent.click(screen.getByRole("treeitem", { name: /Book/ }));
  await userEvent.click(screen.getByRole("button", { name: "Choose a section of this page" }));
  await userEvent.click(screen.getByRole("option", { name: /Courses Section/ }));
  expect(screen.getByLabelText("Link")).toHaveProperty("value", "#courses");

  fireEvent.click(screen.getByRole("treeitem", { name: /Section/ }));
  const anchor = async () => {
    await userEvent.click(
      within(screen.getByRole("complementary", { name: "Settings" })).getByRole("tab", { name: "Advanced" }),
    );
    return screen.getByLabelText<HTMLInputElement>("CSS ID").value;
  };
  expect(await anchor()).toBe("courses");
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  expect(await anchor()).toBe("");
  fireEvent.click(screen.getByRole("treeitem", { name: /Book/ }));
  await userEvent.click(screen.getByRole("tab", { name: "Content" }));
  expect(screen.getByLabelText("Link")).toHaveProperty("value", "");
});
