import "../testing/canvasBrowser";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Element } from "../../documents/document";
import { loadLayers } from "../layers/onDemand";
import { openEditor } from "../testing/openEditor";

beforeAll(() => loadLayers());
beforeEach(() => localStorage.clear());

const rows = () => within(screen.getByRole("region", { name: "Rows" }));

async function added(name: string): Promise<Element> {
  const { saved } = await openEditor({ panel: "widgets", elements: [] });
  await userEvent.click(rows().getByRole("button", { name }));
  await userEvent.keyboard("{Control>}s{/Control}");
  await vi.waitFor(() => expect(saved.at(-1)?.document.content).toHaveLength(1));
  return saved.at(-1)?.document.content[0] as Element;
}

const cellsOf = ({ props }: Element) => props.content as Element[];

test("a row that is dragged says that a click adds it", async () => {
  await openEditor({ panel: "widgets" });
  fireEvent.dragStart(rows().getByRole("button", { name: "Three columns" }));

  await screen.findByText(/^Click to add it after the selected element\./);
});

test("a row of a locked page promises nothing when it is dragged", async () => {
  await openEditor({ panel: "widgets", boot: { locked: true } });

  expect(rows().getByRole("button", { name: "Three columns" }).draggable).toBe(false);
});

test("EDIT-ED-01 a row of equal columns is a grid with an empty container in each cell", async () => {
  const row = await added("Three columns");

  expect([row.type, row.props.columns, row.props.$style]).toEqual(["grid", 3, undefined]);
  expect(cellsOf(row).map(({ type }) => type)).toEqual(["container", "container", "container"]);
  expect(new Set(cellsOf(row).map(({ props }) => props.id)).size).toBe(3);
});

test("EDIT-ED-01 a row of unequal columns has its widths, and one column on phones", async () => {
  const { props } = await added("Narrow and wide");

  expect(props).toMatchObject({ columns: 2, $style: { desktop: { columns: "1fr 2fr" }, mobile: { columns: "1" } } });
});

test("EDIT-ED-01 two buttons side by side are one click in the list, and one step of the history", async () => {
  const row = await added("Two buttons");
  expect(row.props.$style).toEqual({ desktop: { flex_direction: "row", flex_wrap: "wrap" } });
  expect(cellsOf(row).map(({ type }) => type)).toEqual(["button", "button"]);

  await userEvent.keyboard("{Control>}z{/Control}");
  await userEvent.click(screen.getByRole("button", { name: "Navigator" }));
  expect(screen.queryByRole("treeitem")).toBeNull();
});

test("rows are found by their purpose, and absent where their widgets are not allowed", async () => {
  await openEditor({ panel: "widgets" });
  await userEvent.type(screen.getByRole("searchbox"), "side by side");
  expect(rows().getAllByRole("button")).toHaveLength(6);
  await userEvent.clear(screen.getByRole("searchbox"));
  await userEvent.type(screen.getByRole("searchbox"), "two button");
  expect(
    rows()
      .getAllByRole("button")
      .map((one) => one.textContent),
  ).toEqual(["Two buttons"]);
});

test("an owner who may add no grid gets no columns", async () => {
  await openEditor({ panel: "widgets", boot: { allowedWidgets: ["container", "button"] } });
  expect(
    rows()
      .getAllByRole("button")
      .map((one) => one.textContent),
  ).toEqual(["Two buttons"]);
});
