import "../testing/canvasBrowser";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Element } from "../../documents/document";
import { loadLayers } from "../layers/onDemand";
import { dropOnCanvas } from "../testing/dropOnCanvas";
import { heading, openEditor } from "../testing/openEditor";

beforeAll(() => loadLayers());
beforeEach(() => localStorage.clear());

const rows = () => within(screen.getByRole("region", { name: "Rows" }));

async function added(name: string): Promise<Element> {
  const { saved } = await openEditor({ panel: "widgets", elements: [] });
  fireEvent.click(rows().getByRole("button", { name }));
  await userEvent.keyboard("{Control>}s{/Control}");
  await vi.waitFor(() => expect(saved.at(-1)?.document.content).toHaveLength(1));
  return saved.at(-1)?.document.content[0] as Element;
}

const cellsOf = ({ props }: Element) => props.content as Element[];

test("EDIT-ED-01 a row that is dropped is inserted there and selected", async () => {
  const { saved } = await openEditor({ panel: "widgets" });
  await dropOnCanvas("row-Three columns", { index: 1 });
  await userEvent.keyboard("{Control>}s{/Control}");
  await vi.waitFor(() => expect(saved).toHaveLength(1));

  const content = saved[0]?.document.content ?? [];
  expect(content.map(({ type }) => type)).toEqual(["heading", "grid", "heading"]);
  expect(cellsOf(content[1] as Element).map(({ type }) => type)).toEqual(["container", "container", "container"]);
  expect(screen.getByRole("button", { current: true }).textContent).toBe("Grid");
});

test("EDIT-ED-01 undo removes a row that was dropped into an element, with all of its cells", async () => {
  const container: Element = { type: "container", props: { id: "c", content: [heading("a")] } };
  const { saved } = await openEditor({ panel: "widgets", elements: [container] });
  await dropOnCanvas("row-Two buttons", { index: 0, zone: "c:content" });
  await userEvent.keyboard("{Control>}s{/Control}");
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(cellsOf(saved[0]?.document.content[0] as Element).map(({ type }) => type)).toEqual(["container", "heading"]);

  await userEvent.keyboard("{Control>}z{/Control}");
  await userEvent.keyboard("{Control>}s{/Control}");
  await vi.waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]?.document.content).toEqual([container]);
});

test("a row of a locked page cannot be dragged", async () => {
  await openEditor({ panel: "widgets", boot: { locked: true } });

  expect(rows().getByRole("button", { name: "Three columns" }).ariaDisabled).toBe("true");
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
