import "../../../testing/canvasBrowser";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { heading, openEditor } from "../../../testing/openEditor";
import { requestedSetting } from "./requestedSetting";

beforeEach(() => localStorage.clear());

const MENU = {
  type: "menu",
  props: {
    id: "m",
    source: "custom",
    items: [
      { _id: "one", text: "Home" },
      { _id: "two", text: "Courses" },
    ],
  },
};

test("a requested setting is shown in its tab, and has the focus", async () => {
  await openEditor({ elements: [heading("a", "Oak")], panel: "navigator" });
  fireEvent.click(screen.getByRole("treeitem", { name: /Oak/ }));
  await userEvent.click(screen.getByRole("tab", { name: "Advanced" }));
  act(() => requestedSetting.show({ element: "a", path: "title" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Title")));
});

test("a requested field of a list opens its item", async () => {
  await openEditor({ elements: [MENU], panel: "navigator" });
  fireEvent.click(screen.getByRole("treeitem", { name: /Menu/ }));
  act(() => requestedSetting.show({ element: "m", path: "items.two.text" }));
  await waitFor(() => expect(document.activeElement).toHaveProperty("value", "Courses"));
});
