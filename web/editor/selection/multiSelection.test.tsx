import "../testing/canvasBrowser";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Element } from "../../documents/document";
import { loadLayers } from "../layers/onDemand";
import { openCanvas } from "../testing/openCanvas";
import { heading, openEditor } from "../testing/openEditor";

beforeAll(() => loadLayers());
beforeEach(() => localStorage.clear());

const box = (id: string, ...content: Element[]): Element => ({ type: "container", props: { id, content } });
const ELEMENTS = [heading("a", "Oak"), box("box", heading("b", "Walnut"), heading("c", "Ash")), heading("d", "Elm")];
const open = () => openEditor({ elements: ELEMENTS, panel: "navigator" });

const rows = () => screen.getAllByRole("treeitem");
const nameOf = (row: HTMLElement) => row.getAttribute("aria-label")?.replace("Heading, ", "");
const outline = () => rows().map((row) => `${row.getAttribute("aria-level")} ${nameOf(row)}`);
const row = (name: string) => rows().find((one) => nameOf(one) === name) as HTMLElement;
const selected = () => rows().flatMap((one) => (one.getAttribute("aria-selected") === "true" ? [nameOf(one)] : []));
const press = (key: string, options: KeyboardEventInit = {}, target: globalThis.Element = document.body) =>
  fireEvent.keyDown(target, { key, ...options });
const BEFORE = ["1 Oak", "1 Container", "2 Walnut", "2 Ash", "1 Elm"];

/** Selects Oak and Elm. */
async function openWithTwo() {
  const editor = await open();
  fireEvent.click(row("Oak"));
  fireEvent.click(row("Elm"), { ctrlKey: true });
  return editor;
}

test("EDIT-ED-01 Ctrl and a click add an element to the selection, and remove it", async () => {
  await openWithTwo();
  expect(selected()).toEqual(["Oak", "Elm"]);
  expect(within(screen.getByRole("toolbar", { name: "Selected element" })).getByText("2 elements")).toBeTruthy();
  expect(screen.getByRole("tree").getAttribute("aria-multiselectable")).toBe("true");
  fireEvent.click(row("Oak"), { metaKey: true });
  expect(selected()).toEqual(["Elm"]);
  fireEvent.click(row("Walnut"));
  expect(selected()).toEqual(["Walnut"]);
});

test("EDIT-ED-01 Shift and a click select all rows between", async () => {
  await open();
  fireEvent.click(row("Walnut"));
  fireEvent.click(row("Elm"), { shiftKey: true });
  expect(selected()).toEqual(["Walnut", "Ash", "Elm"]);
});

test("EDIT-ED-01 the keyboard alone selects several elements", async () => {
  await open();
  fireEvent.click(row("Walnut"));
  row("Walnut").focus();
  press("ArrowDown", { shiftKey: true }, row("Walnut"));
  expect(selected()).toEqual(["Walnut", "Ash"]);
  press("ArrowDown", {}, row("Ash"));
  press(" ", { ctrlKey: true }, row("Elm"));
  expect(selected()).toEqual(["Walnut", "Ash", "Elm"]);
  press("Escape");
  expect(selected()).toEqual(["Elm"]);
});

test.each([
  ["Delete", {}, ["1 Container", "2 Walnut", "2 Ash"]],
  ["d", { ctrlKey: true }, [...BEFORE, "1 Oak", "1 Elm"]],
  ["ArrowUp", { altKey: true }, ["1 Oak", "1 Elm", "1 Container", "2 Walnut", "2 Ash"]],
  ["ArrowDown", { altKey: true }, ["1 Container", "2 Walnut", "2 Ash", "1 Oak", "1 Elm"]],
  ["g", { ctrlKey: true }, ["1 Container", "2 Oak", "2 Elm", "1 Container", "2 Walnut", "2 Ash"]],
  ["H", { ctrlKey: true, shiftKey: true }, ["1 Oak, hidden", ...BEFORE.slice(1, 4), "1 Elm, hidden"]],
])("EDIT-ED-01 %s changes all selected elements in one step", async (key, options, after) => {
  await openWithTwo();
  press(key, { code: `Key${key.toUpperCase()}`, ...options });
  expect(outline()).toEqual(after);
  press("z", { ctrlKey: true });
  expect(outline()).toEqual(BEFORE);
});

test("elements inside a selected container move with it, once", async () => {
  await open();
  fireEvent.click(row("Container"));
  for (const name of ["Walnut", "Elm"]) fireEvent.click(row(name), { ctrlKey: true });
  press("Delete");
  expect(outline()).toEqual(["1 Oak"]);
});

test("EDIT-ED-01 copies all selected elements in page order", async () => {
  await open();
  fireEvent.click(row("Elm"));
  fireEvent.click(row("Oak"), { ctrlKey: true });
  const written: string[] = [];
  const clipboardData = {
    getData: () => written[0] ?? "",
    setData: (_type: string, text: string) => written.push(text),
  };
  const dispatch = (type: string) =>
    fireEvent(document.body, Object.assign(new Event(type, { bubbles: true, cancelable: true }), { clipboardData }));
  dispatch("copy");
  expect(JSON.parse(written[0] ?? "").elements.map(({ props }: Element) => props.title)).toEqual(["Oak", "Elm"]);
  dispatch("cut");
  expect(outline()).toEqual(["1 Container", "2 Walnut", "2 Ash"]);
  fireEvent.click(row("Container"));
  dispatch("paste");
  expect(outline()).toEqual(["1 Container", "2 Walnut", "2 Ash", "2 Oak", "2 Elm"]);
});

const LINKED: Element[] = [
  { type: "button", props: { id: "b", link: { url: "", action: { name: "popup:open", settings: { id: "p" } } } } },
  { type: "modal_popup", props: { id: "p", content: [] } },
];
const aimOf = (button?: Element) => {
  const link = button?.props.link as { action: { settings: { id: string } } } | undefined;
  return link?.action.settings.id;
};

test("EDIT-ED-01 links between duplicated elements lead to the copies", async () => {
  const { saved } = await openEditor({ elements: LINKED, panel: "navigator" });
  const [first, last] = rows() as [HTMLElement, HTMLElement];
  fireEvent.click(first);
  fireEvent.click(last, { ctrlKey: true });
  press("d", { ctrlKey: true });
  press("s", { ctrlKey: true });
  await waitFor(() => expect(saved).toHaveLength(1));

  const [button, popup, copy, copiedPopup] = saved[0]?.document.content ?? [];
  expect(aimOf(button)).toBe("p");
  expect(popup?.props.id).toBe("p");
  expect(aimOf(copy)).toBe(copiedPopup?.props.id);
});

test("EDIT-ED-01 links between pasted elements lead to the copies", async () => {
  const { saved } = await openEditor({ elements: [] });
  const clipboardData = { getData: () => JSON.stringify({ intarsia: 1, elements: LINKED }), setData: () => {} };
  fireEvent(document.body, Object.assign(new Event("paste", { bubbles: true, cancelable: true }), { clipboardData }));
  press("s", { ctrlKey: true });
  await waitFor(() => expect(saved).toHaveLength(1));

  const [button, popup] = saved[0]?.document.content ?? [];
  expect(popup?.props.id).not.toBe("p");
  expect(aimOf(button)).toBe(popup?.props.id);
});

test("EDIT-ED-04 a style applies to all selected elements that have it, in one step", async () => {
  const { saved } = await openWithTwo();
  expect(screen.getByText(/applies to all 2 elements/)).toBeTruthy();
  fireEvent.change(screen.getByRole("searchbox", { name: "Search settings" }), { target: { value: "z-index" } });
  const field = screen.getByLabelText("Z-index");
  fireEvent.change(field, { target: { value: "7" } });
  const stored = async () => {
    const before = saved.length;
    fireEvent.click(screen.getByRole("button", { name: "Save draft" }));
    await waitFor(() => expect(saved.length).toBeGreaterThan(before));
    return saved.at(-1)?.document.content.map(({ props }) => props.$style?.desktop);
  };
  expect(await stored()).toEqual([{ z_index: "7" }, undefined, { z_index: "7" }]);
  fireEvent.click(screen.getByRole("button", { name: "History" }));
  expect(screen.getByText("Z-index of 2 elements")).toBeTruthy();
  press("z", { ctrlKey: true });
  expect(await stored()).toEqual([undefined, undefined, undefined]);
});

test("EDIT-ED-01 Shift and a click on the canvas add an element and follow no link", async () => {
  await open();
  const page = await openCanvas();
  const element = (id: string) => page.querySelector(`[data-puck-component=${id}]`) as HTMLElement;
  fireEvent.click(element("a"));
  expect(fireEvent.mouseDown(element("d"), { shiftKey: true })).toBe(false);
  expect(fireEvent.click(element("d"), { shiftKey: true })).toBe(false);
  expect(selected()).toEqual(["Oak", "Elm"]);
  press("ArrowUp", { shiftKey: true }, page.getElementById("frame-root") as HTMLElement);
  expect(selected()).toEqual(["Oak", "Ash", "Elm"]);
});

test("EDIT-ED-01 Ctrl+A selects the elements next to the selected one, or all of the page", async () => {
  await open();
  expect(press("a", { ctrlKey: true })).toBe(false);
  expect(selected()).toEqual(["Oak", "Container", "Elm"]);

  fireEvent.click(row("Walnut"));
  press("a", { ctrlKey: true });
  expect(selected()).toEqual(["Walnut", "Ash"]);
  expect(screen.getByText("2 elements selected")).toBeTruthy();
  press("Delete");
  expect(outline()).toEqual(["1 Oak", "1 Container", "1 Elm"]);
});

test("EDIT-ED-01 Ctrl+A on the canvas selects elements, and in a field its text", async () => {
  await open();
  const page = await openCanvas();
  expect(press("a", { ctrlKey: true }, page.getElementById("frame-root") as HTMLElement)).toBe(false);
  expect(selected()).toEqual(["Oak", "Container", "Elm"]);

  fireEvent.click(row("Oak"));
  expect(press("a", { ctrlKey: true }, screen.getAllByRole("searchbox")[0])).toBe(true);
  expect(selected()).toEqual(["Oak"]);
});

test("EDIT-ED-01 Ctrl+A selects nothing while a dialog is open", async () => {
  await open();
  press("?");
  const dialog = await screen.findByRole("dialog");
  expect(press("a", { ctrlKey: true }, dialog)).toBe(false);
  expect(screen.queryByText(/elements selected/)).toBeNull();
});
