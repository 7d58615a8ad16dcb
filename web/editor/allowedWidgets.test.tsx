import "./testing/canvasBrowser";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { widgets } from "../../intarsia/widgets";
import { mayAddBy, offeredOf } from "./allowedWidgets";
import { loadLayers } from "./layers/onDemand";
import { heading, openEditor } from "./testing/openEditor";

beforeAll(() => loadLayers());
beforeEach(() => localStorage.clear());

const LIMITED = { allowedWidgets: ["heading", "text"] };
const BUTTON = { type: "button", props: { id: "old", text: "Buy" } };

function paste(copied: object) {
  const clipboardData = { getData: () => JSON.stringify({ intarsia: 1, ...copied }) };
  fireEvent(document.body, Object.assign(new Event("paste", { bubbles: true, cancelable: true }), { clipboardData }));
}

test("the list of widgets shows only those that can be added", async () => {
  await openEditor({ panel: "widgets", boot: LIMITED });
  const panel = within(screen.getByRole("region", { name: "Widgets" }));
  expect(panel.getByRole("button", { name: "Heading" })).toBeTruthy();
  expect(panel.queryByRole("button", { name: "Button" })).toBeNull();

  await userEvent.type(panel.getByRole("searchbox"), "carousel");
  expect(panel.getByText(/No results for “carousel”/).textContent).toContain("Not all widgets can be added here.");
});

test("a widget whose new element contains another one needs both", () => {
  const offered = (allowedWidgets: string[]) =>
    offeredOf(widgets, mayAddBy({ allowedWidgets })).map(({ schema }) => schema.type);
  expect(offered(["tabs"])).toEqual([]);
  expect(offered(["tabs", "text"]).sort()).toEqual(["tabs", "text"]);
  expect(offeredOf(widgets, mayAddBy({ allowedWidgets: null }))).toHaveLength(widgets.length);
});

test("what the page contains already can be changed but not duplicated", async () => {
  await openEditor({ panel: "navigator", boot: LIMITED, elements: [BUTTON, heading("a")] });
  const items = screen.getAllByRole("treeitem");
  expect(items).toHaveLength(2);
  fireEvent.click(items[0] as HTMLElement);
  fireEvent.keyDown(document.body, { key: "d", ctrlKey: true });
  expect(screen.getAllByRole("treeitem")).toHaveLength(2);

  fireEvent.click(items[1] as HTMLElement);
  fireEvent.keyDown(document.body, { key: "d", ctrlKey: true });
  await waitFor(() => expect(screen.getAllByRole("treeitem")).toHaveLength(3));
});

test("pasting another widget says why it is refused", async () => {
  await openEditor({ panel: "navigator", boot: LIMITED });
  paste({ element: BUTTON });
  expect(await screen.findByText("Button cannot be added here.")).toBeTruthy();
  expect(screen.getAllByRole("treeitem")).toHaveLength(2);
});
