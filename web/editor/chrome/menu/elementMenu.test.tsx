import "../../testing/canvasBrowser";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Element } from "../../../documents/document";
import { toText } from "../../clipboard/format";
import { storedClipboard } from "../../clipboard/store";
import { loadLayers } from "../../layers/onDemand";
import { heading, openEditor } from "../../testing/openEditor";

beforeAll(() => loadLayers());
beforeEach(() => localStorage.clear());

const box = (id: string, ...content: Element[]): Element => ({ type: "container", props: { id, content } });
const styled = (id: string, title: string): Element => ({
  type: "heading",
  props: { id, title, $style: { desktop: { color: "#123456" } } },
});
const ELEMENTS = [heading("a", "Oak"), box("box", heading("b", "Walnut"), styled("c", "Ash")), heading("d", "Elm")];
const open = (options: Parameters<typeof openEditor>[0] = {}) =>
  openEditor({ elements: ELEMENTS, panel: "navigator", ...options });

const rows = () => [...document.querySelectorAll<HTMLElement>("[role=treeitem]")];
const nameOf = (row: HTMLElement) => row.getAttribute("aria-label")?.replace("Heading, ", "");
const outline = () => rows().map((row) => `${row.getAttribute("aria-level")} ${nameOf(row)}`);
const row = (name: string) => rows().find((one) => nameOf(one) === name) as HTMLElement;
const selected = () => rows().flatMap((one) => (one.getAttribute("aria-selected") === "true" ? [nameOf(one)] : []));

/** Opens the menu of a row with the keyboard. */
function menuOf(name: string) {
  fireEvent.keyDown(row(name), { key: "ContextMenu" });
  return within(document.querySelector("[role=menu]") as HTMLElement);
}
const itemsOf = (name: string) => menuOf(name).getAllByRole("menuitem");
const textOf = (item: HTMLElement) => item.querySelector("span")?.textContent ?? "";
const disabledOf = (name: string) =>
  itemsOf(name).flatMap((item) => (item.getAttribute("aria-disabled") === "true" ? [textOf(item)] : []));
const choose = (name: string, label: string) => fireEvent.click(menuOf(name).getByText(label));
const close = () => fireEvent.keyDown(document.querySelector("[role=menu]") as HTMLElement, { key: "Escape" });

test("actions that would change nothing are disabled", async () => {
  await open();
  const names = ["Oak", "Elm", "Walnut", "Ash"];
  expect(names.map(disabledOf)).toEqual([
    ["Paste", "Copy style", "Paste style", "Move up", "Move out", "Move into previous element", "Select parent"],
    ["Paste", "Copy style", "Paste style", "Move down", "Move out", "Select parent"],
    ["Paste", "Copy style", "Paste style", "Move up", "Move into previous element"],
    ["Paste", "Paste style", "Move down", "Move into previous element"],
  ]);
});

test("actions are in groups, from inserting to deleting", async () => {
  await open();
  const groups = Map.groupBy(itemsOf("Oak"), (item) => item.parentElement);
  expect([...groups.values()].map((items) => items.map(textOf))).toEqual([
    ["Insert…"],
    ["Copy", "Cut", "Paste", "Duplicate", "Duplicate in a row"],
    ["Copy style", "Paste style"],
    ["Move up", "Move down", "Move out", "Move into previous element", "Wrap in container"],
    ["Select parent", "Rename", "Hide on all screens"],
    ["Delete"],
  ]);
});

test("only what fits the clipboard can be pasted", async () => {
  await open();
  const disabledWith = (text: string) => {
    storedClipboard.write(text);
    const disabled = disabledOf("Ash").filter((label) => label?.startsWith("Paste"));
    close();
    return disabled;
  };
  expect(disabledWith(toText({ element: heading("x", "Linden") }))).toEqual(["Paste style"]);
  expect(disabledWith(toText({ type: "heading", style: { desktop: { color: "#123456" } } }))).toEqual(["Paste"]);
  expect(disabledWith("Linden")).toEqual(["Paste", "Paste style"]);
});

test("a locked page offers only what changes nothing", async () => {
  await open({ boot: { locked: true } });
  const enabled = itemsOf("Ash").filter((item) => item.getAttribute("aria-disabled") !== "true");
  expect(enabled.map(textOf)).toEqual(["Copy", "Copy style", "Select parent"]);
});

test("without containers, elements can be duplicated but not put into a row", async () => {
  await open({ boot: { allowedWidgets: ["heading"] } });
  const disabled = disabledOf("Oak");
  expect(disabled).toEqual(expect.arrayContaining(["Duplicate in a row", "Wrap in container"]));
  expect(disabled).not.toContain("Duplicate");
});

test("a container with something that the user may not add is not duplicated", async () => {
  await open({ boot: { allowedWidgets: ["container"] } });
  expect(disabledOf("Container")).toEqual(expect.arrayContaining(["Duplicate", "Duplicate in a row"]));
});

test("for several elements, actions for one of them are disabled", async () => {
  await open();
  fireEvent.click(row("Walnut"));
  fireEvent.click(row("Ash"), { ctrlKey: true });
  expect(disabledOf("Ash")).toEqual([
    ...["Paste", "Duplicate in a row", "Copy style", "Paste style"],
    ...["Move up", "Move down", "Move into previous element", "Rename"],
  ]);
});

test("for several top-level elements, Select parent keeps the one whose settings are shown", async () => {
  await open();
  fireEvent.click(row("Oak"));
  fireEvent.click(row("Elm"), { ctrlKey: true });
  choose("Elm", "Select parent");
  expect(selected()).toEqual(["Elm"]);
});

test("changes the page, and selects what the next action is for", async () => {
  await open();
  const changes = ACTIONS.map(([label]) => {
    choose("Walnut", label);
    const after = [label, outline().join(", "), selected().join()];
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    return after;
  });
  expect(changes).toEqual(ACTIONS);
  expect(outline().join(", ")).toBe("1 Oak, 1 Container, 2 Walnut, 2 Ash, 1 Elm");
});

/** Each with the page and the selected element afterwards. */
const ACTIONS: [label: string, page: string, selected: string][] = [
  ["Duplicate", "1 Oak, 1 Container, 2 Walnut, 2 Walnut, 2 Ash, 1 Elm", "Walnut"],
  ["Duplicate in a row", "1 Oak, 1 Container, 2 Container, 3 Walnut, 3 Walnut, 2 Ash, 1 Elm", "Walnut"],
  ["Move down", "1 Oak, 1 Container, 2 Ash, 2 Walnut, 1 Elm", "Walnut"],
  ["Move out", "1 Oak, 1 Container, 2 Ash, 1 Walnut, 1 Elm", "Walnut"],
  ["Wrap in container", "1 Oak, 1 Container, 2 Container, 3 Walnut, 2 Ash, 1 Elm", "Container"],
  ["Cut", "1 Oak, 1 Container, 2 Ash, 1 Elm", "Ash"],
  ["Delete", "1 Oak, 1 Container, 2 Ash, 1 Elm", "Ash"],
];

test("Duplicate selects the copy, Move into goes to the end, and Paste inserts what was copied", async () => {
  await open();
  choose("Walnut", "Duplicate");
  const isSelected = rows().map((one) => one.getAttribute("aria-selected"));
  expect(isSelected).toEqual(["false", "false", "false", "true", "false", "false"]);
  choose("Elm", "Move into previous element");
  expect(outline()).toEqual(["1 Oak", "1 Container", "2 Walnut", "2 Walnut", "2 Ash", "2 Elm"]);
  choose("Oak", "Copy");
  choose("Container", "Paste");
  expect(outline().slice(-2)).toEqual(["2 Elm", "2 Oak"]);
});

test("Copy style and Paste style work from the menu, and replace the style", async () => {
  const { saved } = await open();
  choose("Ash", "Copy style");
  choose("Oak", "Paste style");
  fireEvent.click(screen.getByRole("button", { name: "Save draft" }));
  await waitFor(() =>
    expect(saved.at(-1)?.document.content[0]?.props.$style).toEqual({ desktop: { color: "#123456" } }),
  );
});

test("Insert… asks what to insert into or after the element", async () => {
  await open();
  choose("Walnut", "Insert…");
  expect(screen.getByRole("dialog", { name: "Insert after Heading" })).toBeTruthy();
});

test("Rename shows the navigator with a field for the name", async () => {
  await open();
  fireEvent.click(row("Walnut"));
  fireEvent.click(screen.getByRole("button", { name: "History" }));
  expect(screen.queryByRole("tree")).toBeNull();
  fireEvent.keyDown(document.body, { key: "F2" });
  expect(within(screen.getByRole("tree")).getByRole("textbox").closest("[role=treeitem]")).toBe(row("Walnut"));
});

test("hides and shows an element, and says on which screens", async () => {
  await open();
  const label = () => {
    const text = menuOf("Oak").getByText(/^(Hide|Show)/).textContent;
    close();
    return text;
  };
  expect(label()).toBe("Hide on all screens");
  fireEvent.click(screen.getByRole("radio", { name: "Tablet" }));
  expect(label()).toBe("Hide on tablet and smaller screens");
  choose("Oak", "Hide on tablet and smaller screens");
  expect(outline()[0]).toBe("1 Oak, hidden");
  fireEvent.keyDown(row("Oak, hidden"), { key: "ContextMenu" });
  fireEvent.click(screen.getByText("Show on tablet and smaller screens"));
  expect(outline()[0]).toBe("1 Oak");
});

test("sections are saved only by users who may, of the element that the menu is for", async () => {
  const { unmount } = await open();
  expect(itemsOf("Oak").map(textOf)).not.toContain("Save as section…");
  fireEvent.click(row("Oak"));
  fireEvent.keyDown(document.body, { key: "s", code: "KeyS", ctrlKey: true, altKey: true });
  expect(screen.queryByRole("dialog")).toBeNull();
  unmount();

  await open({ boot: { canSaveSections: true } });
  fireEvent.click(row("Oak"));
  choose("Container", "Save as section…");
  expect(selected()).toEqual(["Container"]);
  expect(screen.getByRole("dialog", { name: "Save as section" })).toBeTruthy();
});

test("the menu is below its row", async () => {
  await open();
  row("Ash").getBoundingClientRect = () => DOMRect.fromRect({ x: 20, y: 100, width: 200, height: 28 });
  const menu = () => document.querySelector<HTMLElement>(".menu")?.style;
  menuOf("Ash");
  expect([menu()?.left, menu()?.top]).toEqual(["28px", "128px"]);
});
