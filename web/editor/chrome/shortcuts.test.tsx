import "../testing/canvasBrowser";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Element } from "../../documents/document";
import { loadLayers } from "../layers/onDemand";
import { heading, openEditor } from "../testing/openEditor";
import { zoom } from "./canvasArea/zoom";

beforeAll(() => loadLayers());

beforeEach(() => {
  localStorage.clear();
  zoom.choose(null);
});

const box = (id: string, ...content: Element[]): Element => ({ type: "container", props: { id, content } });
const ELEMENTS = [heading("a", "Oak"), box("box", heading("b", "Walnut"), heading("c", "Ash")), heading("d", "Elm")];
const open = (more: Parameters<typeof openEditor>[0] = {}) =>
  openEditor({ elements: ELEMENTS, panel: "navigator", ...more });

const rows = () => screen.getAllByRole("treeitem");
const names = () => rows().map((row) => row.getAttribute("aria-label"));
const levelsOf = (name: string) =>
  rows().flatMap((one) => (one.getAttribute("aria-label") === name ? [one.getAttribute("aria-level")] : []));
const row = (name: string) => screen.getByRole("treeitem", { name });
const selected = () => screen.queryByRole("treeitem", { selected: true })?.getAttribute("aria-label") ?? null;
const status = () => screen.getAllByRole("status").at(-1)?.textContent;

/** Presses a key as people write it, such as `Ctrl+D`. */
function press(keys: string, target: EventTarget = document.body) {
  const parts = keys.split("+");
  const key = parts.at(-1) as string;
  return fireEvent.keyDown(target as HTMLElement, {
    key: key.length === 1 && !parts.includes("Shift") ? key.toLowerCase() : key,
    code: key.length === 1 ? `Key${key}` : key,
    ctrlKey: parts.includes("Ctrl"),
    altKey: parts.includes("Alt"),
    shiftKey: parts.includes("Shift"),
  });
}

/** The browser's own copy, cut or paste, with the text on the clipboard. */
function clipboard(type: "copy" | "cut" | "paste", text = "") {
  const written: string[] = [];
  const data = { getData: () => text, setData: (_type: string, value: string) => void written.push(value) };
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { clipboardData: data });
  fireEvent(document.body, event);
  return { written: written[0] ?? "", isHandled: event.defaultPrevented };
}

test.each([
  ["Ctrl+D", ["Heading, Oak", "Container", "Heading, Walnut", "Heading, Walnut", "Heading, Ash", "Heading, Elm"]],
  ["Delete", ["Heading, Oak", "Container", "Heading, Ash", "Heading, Elm"]],
  ["Backspace", ["Heading, Oak", "Container", "Heading, Ash", "Heading, Elm"]],
  ["Alt+ArrowDown", ["Heading, Oak", "Container", "Heading, Ash", "Heading, Walnut", "Heading, Elm"]],
  ["Alt+ArrowLeft", ["Heading, Oak", "Container", "Heading, Ash", "Heading, Walnut", "Heading, Elm"]],
  ["Ctrl+Shift+H", ["Heading, Oak", "Container", "Heading, Walnut, hidden", "Heading, Ash", "Heading, Elm"]],
])("%s changes the selected element, and Ctrl+Z takes it back", async (keys, expected) => {
  await open();
  fireEvent.click(row("Heading, Walnut"));
  expect(press(keys)).toBe(false);
  expect(names()).toEqual(expected);
  press("Ctrl+Z");
  expect(names()).toEqual(["Heading, Oak", "Container", "Heading, Walnut", "Heading, Ash", "Heading, Elm"]);
  press("Ctrl+Y");
  expect(names()).toEqual(expected);
  press("Ctrl+Z");
  press("Ctrl+Shift+Z");
  expect(names()).toEqual(expected);
});

test("a key on a row of the navigator is for that row", async () => {
  await open();
  fireEvent.click(row("Heading, Walnut"));
  press("Alt+ArrowUp", row("Heading, Elm"));
  expect(names()).toEqual(["Heading, Oak", "Heading, Elm", "Container", "Heading, Walnut", "Heading, Ash"]);
  expect(selected()).toBe("Heading, Elm");
  press("Alt+ArrowRight", row("Heading, Elm"));
  expect(row("Heading, Elm").getAttribute("aria-level")).toBe("1");
  press("Alt+ArrowRight", row("Container"));
  press("Alt+ArrowDown", row("Heading, Elm"));
  press("Alt+ArrowRight", row("Heading, Elm"));
  expect(row("Heading, Elm").getAttribute("aria-level")).toBe("2");
});

test("Escape selects the parent, and then nothing", async () => {
  await open();
  fireEvent.click(row("Heading, Walnut"));
  press("Escape");
  expect(selected()).toBe("Container");
  press("Escape");
  expect(selected()).toBeNull();
});

test("the neighbor is selected after a deletion, at last the parent", async () => {
  await open();
  fireEvent.click(row("Heading, Ash"));
  press("Delete");
  expect(selected()).toBe("Heading, Walnut");
  press("Delete");
  expect(selected()).toBe("Container");
});

test("a locked page can be read and not changed", async () => {
  await open({ boot: { locked: true } });
  fireEvent.click(row("Heading, Walnut"));
  for (const keys of ["Delete", "Ctrl+D", "Alt+ArrowDown", "Ctrl+Shift+H"]) press(keys);
  expect(clipboard("cut").isHandled).toBe(false);
  expect(names()).toHaveLength(5);
  expect(clipboard("copy").written).toContain("Walnut");
  press("Escape");
  expect(selected()).toBe("Container");
});

test("keys do nothing to elements while a field has the focus", async () => {
  await open();
  fireEvent.click(row("Heading, Walnut"));
  const field = screen.getAllByRole("searchbox")[0] as HTMLElement;
  for (const keys of ["Delete", "Backspace", "/", "?"]) press(keys, field);
  expect(names()).toHaveLength(5);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["Heading, Walnut", "Insert after Heading", ["Heading, Walnut", "Text", "Heading, Ash"], "2"],
  ["Container", "Insert into Container", ["Heading, Walnut", "Heading, Ash", "Text"], "2"],
])(
  "EDIT-ED-01 / inserts a widget by the same rule as a click: with %s selected",
  async (name, title, inside, level) => {
    await open();
    fireEvent.click(row(name));
    press("/");
    const field = within(screen.getByRole("dialog", { name: title })).getByRole("combobox");
    fireEvent.change(field, { target: { value: "text" } });
    fireEvent.keyDown(field, { key: "Enter" });

    expect(names().map((one) => one?.replace(/^Text.*/, "Text"))).toEqual([
      "Heading, Oak",
      "Container",
      ...inside,
      "Heading, Elm",
    ]);
    expect(screen.getByRole("treeitem", { name: /^Text/ }).getAttribute("aria-level")).toBe(level);
  },
);

test("EDIT-ED-01 paste follows the rule of insertion, but copies go next to each other", async () => {
  await open();
  fireEvent.click(row("Heading, Oak"));
  const { written: oak } = clipboard("copy");
  fireEvent.click(row("Container"));
  clipboard("paste", oak);
  expect(names()).toEqual([
    ...["Heading, Oak", "Container", "Heading, Walnut", "Heading, Ash", "Heading, Oak", "Heading, Elm"],
  ]);
  press("Ctrl+Z");

  fireEvent.click(row("Container"));
  const { written: container } = clipboard("copy");
  clipboard("paste", container);
  clipboard("paste", container);
  expect(names().filter((name) => name === "Container")).toHaveLength(3);
  expect(levelsOf("Container")).toEqual(["1", "1", "1"]);
});

test("Ctrl and plus, minus and zero zoom the canvas", async () => {
  await open();
  const shown = () => within(screen.getByRole("region", { name: "Canvas" })).getByText(/\d+ %/).textContent;
  const fit = shown();
  press("Ctrl+=");
  const larger = shown();
  press("Ctrl+-");
  press("Ctrl+-");
  const smaller = shown();
  expect(new Set([fit, larger, smaller]).size).toBe(3);
  press("Ctrl+0");
  expect(shown()).toBe(fit);
});

test("the menu key and Shift+F10 open the menu of the row with the focus", async () => {
  await open();
  for (const keys of ["ContextMenu", "Shift+F10"]) {
    press(keys, row("Heading, Ash"));
    expect(selected()).toBe("Heading, Ash");
    expect(screen.getByRole("menu", { name: "Heading" })).toBeTruthy();
    fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
  }
  expect(press("F10", row("Heading, Ash"))).toBe(true);
});

test("a copied element is pasted after the selected one, with everything inside it", async () => {
  await open();
  fireEvent.click(row("Container"));
  const { written, isHandled } = clipboard("copy");
  expect(isHandled).toBe(true);
  expect(status()).toBe("Container copied");
  fireEvent.click(row("Heading, Oak"));
  expect(clipboard("paste", written).isHandled).toBe(true);
  expect(names()).toEqual([
    "Heading, Oak",
    ...["Container", "Heading, Walnut", "Heading, Ash"],
    ...["Container", "Heading, Walnut", "Heading, Ash"],
    "Heading, Elm",
  ]);
});

test("what was cut can be pasted again, also without permission for the clipboard", async () => {
  await open();
  fireEvent.click(row("Heading, Oak"));
  clipboard("cut");
  expect(names()[0]).toBe("Container");
  fireEvent.click(row("Heading, Elm"));
  clipboard("paste");
  expect(names().slice(-2)).toEqual(["Heading, Elm", "Heading, Oak"]);
});

test("a text from elsewhere is refused with a sentence", async () => {
  await open();
  clipboard("paste", "Oak and walnut");
  expect(names()).toHaveLength(5);
  expect(status()).toMatch(/contains no element/);
});

test("a style is copied to another element", async () => {
  const styled = {
    ...heading("s", "Styled"),
    props: { id: "s", title: "Styled", $style: { desktop: { color: "#123456" } } },
  };
  const { saved } = await open({ elements: [styled, heading("t", "Plain")] });
  fireEvent.click(row("Heading, Plain"));
  press("Ctrl+Alt+C");
  expect(status()).toBe("");
  fireEvent.click(row("Heading, Styled"));
  press("Ctrl+Alt+C");
  expect(status()).toBe("Style copied");
  fireEvent.click(row("Heading, Plain"));
  press("Ctrl+Alt+V");
  press("Ctrl+S");
  await screen.findByText("Saved");
  expect(saved[0]?.document.content[1]?.props.$style).toEqual({ desktop: { color: "#123456" } });
});

const path = () => within(screen.getByRole("navigation", { name: "Path of the selected element" }));

test("the path of the selected element leads to its parents", async () => {
  await open({ elements: [box("one", box("two", box("three", heading("b", "Walnut"))))] });
  expect(path().getByRole("button", { name: "Page" }).hasAttribute("disabled")).toBe(true);
  const closed = () => screen.queryAllByRole("treeitem", { expanded: false })[0];
  while (closed()) fireEvent.click(closed()?.querySelector(".tree__toggle") as HTMLElement);
  fireEvent.click(row("Heading, Walnut"));
  const steps = path()
    .getAllByRole("button")
    .map((one) => one.getAttribute("aria-label") ?? one.textContent);
  expect(steps).toEqual(["Page", "Between: Container › Container", "Container", "Container", "Container", "Heading"]);
  expect(path().getByRole("button", { current: true }).textContent).toBe("Heading");
  fireEvent.click(path().getByRole("button", { name: /Between/ }));
  expect(selected()).toBe("Container");
  expect(path().queryByRole("button", { name: /Between/ })).toBeNull();
  fireEvent.click(path().getByRole("button", { name: "Page" }));
  expect(selected()).toBeNull();
});

test("the bar of the selected element has its most common actions", async () => {
  await open();
  expect(screen.queryByRole("toolbar", { name: "Selected element" })).toBeNull();
  fireEvent.click(row("Heading, Walnut"));
  const bar = within(screen.getByRole("toolbar", { name: "Selected element" }));
  expect(bar.getAllByRole("button").map((one) => one.getAttribute("aria-label"))).toEqual([
    "Select parent",
    "Insert",
    "Duplicate",
    "Duplicate in a row",
    "Delete",
    "More",
  ]);
  fireEvent.click(bar.getByRole("button", { name: "Duplicate" }));
  expect(names().filter((name) => name === "Heading, Walnut")).toHaveLength(2);
  fireEvent.click(bar.getByRole("button", { name: "More" }));
  expect(screen.getByRole("menu", { name: "Heading" })).toBeTruthy();
});

test("F6 moves focus to the next area of the screen, and with Shift to the previous one", async () => {
  await open();
  const areaOf = () => document.activeElement?.closest("header, nav, section, aside");
  const named = () => areaOf()?.getAttribute("aria-label") ?? areaOf()?.tagName;
  // Without focus, keys apply to the canvas.
  const visited = Array.from({ length: 5 }, () => {
    press("F6");
    return named();
  });
  expect(visited).toEqual(["Settings", "HEADER", "Panels", "Navigator", "Canvas"]);
  press("Shift+F6");
  expect(named()).toBe("Navigator");

  fireEvent.click(row("Heading, Oak"));
  press("F6");
  press("F6");
  expect([named(), document.activeElement?.matches("button, input")]).toEqual(["Settings", true]);
});

test("screen readers hear which element keys have selected, and where they have moved it", async () => {
  await open();
  const said = () => screen.getAllByRole("status").at(-2)?.textContent;
  fireEvent.click(row("Heading, Oak"));
  expect(said()).toBe("Heading “Oak”, 1 of 3");
  press("Alt+ArrowDown");
  expect(said()).toBe("Heading “Oak”, 2 of 3");
  fireEvent.click(row("Heading, Ash"));
  expect(said()).toBe("Heading “Ash”, 2 of 2");
});

test("a message disappears with the next action, so that it does not cover what follows", async () => {
  await open();
  fireEvent.click(row("Heading, Oak"));
  clipboard("copy");
  expect(status()).toContain("copied");
  fireEvent.pointerDown(document.body);
  expect(status()).toBe("");
});
