import "../testing/canvasBrowser";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Element } from "../../documents/document";
import { loadLayers } from "../layers/onDemand";
import { boot } from "../testing/inEditor";
import { openCanvas, stylesOf } from "../testing/openCanvas";
import { heading, openEditor } from "../testing/openEditor";
import { editedText } from "./inline/editedText";

beforeAll(() => loadLayers());

beforeEach(() => localStorage.clear());
afterEach(() => {
  editedText.stop();
  vi.useRealTimers();
});

const box = (...content: Element[]): Element => ({ type: "container", props: { id: "box", content } });
const ELEMENTS = [heading("a", "Oak"), box(heading("b", "Walnut"), heading("c", "Ash")), heading("d", "Elm")];

async function open(options: Parameters<typeof openEditor>[0] = {}) {
  const editor = await openEditor({ elements: ELEMENTS, panel: "navigator", ...options });
  const page = await openCanvas();
  const root = page.getElementById("frame-root") as HTMLElement;
  return { ...editor, page, root, canvas: within(page.body) };
}

const selected = () => screen.queryByRole("treeitem", { selected: true })?.getAttribute("aria-label") ?? null;
const names = () => screen.getAllByRole("treeitem").map((row) => row.getAttribute("aria-label"));
const undo = () => fireEvent.click(screen.getByRole("button", { name: "Undo" }));
const isUndone = () => screen.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled") === "true";

function type(field: HTMLElement, text: string) {
  field.textContent = text;
  fireEvent.input(field);
}

test("shows the widgets as visitors see them, in a frame with a name", async () => {
  const { page, canvas } = await open();
  expect(canvas.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
    "Oak",
    "Walnut",
    "Ash",
    "Elm",
  ]);
  expect(screen.getByTitle("Page").tagName).toBe("IFRAME");
  expect([page.documentElement.lang, page.documentElement.dir]).toEqual(["en", "ltr"]);
  expect(canvas.getByRole("main").getAttribute("tabindex")).toBe("0");
});

test("has the stylesheets of the site and what its CSS asks of the body, until the editor leaves", async () => {
  const site = {
    stylesheets: ["/site.css"],
    body: { id: "top", class: " dark  wide " },
    isStrong: false,
    isEmbedded: true,
  };
  const canvas = { ...boot().canvas, site, stylesheet: "/kit.css", language: "he", direction: "rtl" as const };
  const { page, unmount } = await open({ boot: { kind: "form", catalog: "fields", canvas } });
  const links = () => [...page.querySelectorAll("link")].map((link) => `${link.rel} ${link.getAttribute("href")}`);
  expect(links()).toEqual(["stylesheet /site.css", "stylesheet /kit.css"]);
  expect([page.body.id, ...page.body.classList]).toEqual(["top", "dark", "wide"]);
  expect([page.documentElement.lang, page.documentElement.dir]).toEqual(["he", "rtl"]);
  expect(page.documentElement.dataset.canvas).toBe("form");
  expect(page.title).toBe("Form");
  unmount();
  expect(links()).toEqual([]);
});

test("outlines the selected elements besides the one whose settings are shown", async () => {
  const { page, canvas } = await open();
  const outlined = () => stylesOf(page).find((css) => css.includes("outline:")) ?? "";
  fireEvent.click(canvas.getByText("Oak"));
  expect(outlined()).toBe("");
  fireEvent.click(screen.getByRole("treeitem", { name: "Heading, Elm" }), { ctrlKey: true });
  expect(outlined()).toContain('[data-puck-component="a"]{');
  expect(outlined()).not.toContain('"d"');
});

test("has the styles of the elements, the design and the hints, and the zoom", async () => {
  const styled = {
    ...heading("s", "Oak"),
    props: { id: "s", title: "Oak", $style: { desktop: { color: "#123456" } } },
  };
  const { page } = await open({ elements: [styled] });
  const css = stylesOf(page).join("\n");
  expect(css).toContain(".e-s{color:#123456");
  expect(css).toContain("--color-accent:#b5893a");
  expect(css).toContain("--hint-slot:");
  expect(Number(page.documentElement.style.getPropertyValue("--zoom"))).toBeGreaterThan(0);
});

test("a click selects an element", async () => {
  const { canvas } = await open();
  fireEvent.click(canvas.getByText("Walnut"));
  expect(selected()).toBe("Heading, Walnut");
});

test("arrow keys move the selection over all elements, in page order", async () => {
  const { root } = await open();
  const press = (key: string, more = {}) => fireEvent.keyDown(root, { key, ...more });
  press("ArrowDown");
  expect(selected()).toBe("Heading, Oak");
  const seen = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"].map((key) => {
    press(key);
    return selected();
  });
  expect(seen).toEqual([
    "Container",
    "Heading, Walnut",
    "Heading, Ash",
    "Heading, Elm",
    "Heading, Elm",
    "Heading, Ash",
  ]);
  for (const modifier of ["ctrlKey", "metaKey"]) press("ArrowUp", { [modifier]: true });
  expect(selected()).toBe("Heading, Ash");
});

test("without a selection, the upward arrow begins at the end, and Escape clears the selection", async () => {
  const { root } = await open();
  fireEvent.keyDown(root, { key: "ArrowUp" });
  expect(selected()).toBe("Heading, Elm");
  fireEvent.keyDown(root, { key: "Escape" });
  expect(selected()).toBeNull();
});

test("Delete removes the selected element and selects its neighbor", async () => {
  const { root, canvas } = await open();
  fireEvent.click(canvas.getByText("Walnut"));
  fireEvent.keyDown(root, { key: "Delete" });
  expect(names()).not.toContain("Heading, Walnut");
  expect(selected()).toBe("Heading, Ash");
  fireEvent.keyDown(root, { key: "Backspace" });
  expect(selected()).toBe("Container");
});

test("what is typed on the canvas is one step, however long it takes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { canvas } = await open();
  fireEvent.doubleClick(canvas.getByText("Oak"));
  const field = canvas.getByRole("textbox", { name: "Title" });
  for (const text of ["Oak a", "Oak and", "Oak and elm"]) {
    type(field, text);
    vi.advanceTimersByTime(60_000);
  }
  expect(names()[0]).toBe("Heading, Oak and elm");
  undo();
  expect([names()[0], isUndone()]).toEqual(["Heading, Oak", true]);
});

test("undoing an insertion selects the element before it", async () => {
  const { root, canvas } = await open();
  fireEvent.click(canvas.getByText("Walnut"));
  fireEvent.keyDown(root, { key: "d", ctrlKey: true });
  expect(names().filter((name) => name === "Heading, Walnut")).toHaveLength(2);
  undo();
  expect(selected()).toBe("Heading, Walnut");
});

test("the URL names the element that is selected when the editor opens", async () => {
  history.replaceState(null, "", "#c");
  await open();
  await waitFor(() => expect(selected()).toBe("Heading, Ash"));
  expect(location.hash).toBe("");
});

test.each(["Enter", "Escape"])("%s ends typing and gives the focus to the page", async (key) => {
  const { page, root, canvas } = await open();
  fireEvent.doubleClick(canvas.getByText("Oak"));
  const field = canvas.getByRole("textbox");
  expect(page.activeElement).toBe(field);
  type(field, "Oak\n  and elm");
  fireEvent.keyDown(field, { key: "x" });
  expect(canvas.getByRole("textbox")).toBe(field);
  expect(fireEvent.keyDown(field, { key })).toBe(false);
  expect(canvas.queryByRole("textbox")).toBeNull();
  expect(page.activeElement).toBe(root);
  expect(names()[0]).toBe("Heading, Oak and elm");
});

test("a text becomes empty only when typing ends", async () => {
  const { canvas } = await open();
  fireEvent.doubleClick(canvas.getByText("Oak"));
  const field = canvas.getByRole("textbox");
  type(field, "");
  expect(names()[0]).toBe("Heading, Oak");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(names()[0]).toBe("Heading");
});

test("Enter edits the text of the selected element, and Enter with a modifier does not", async () => {
  const { root, canvas } = await open();
  fireEvent.click(canvas.getByText("Elm"));
  for (const modifier of ["shiftKey", "ctrlKey", "metaKey", "altKey"])
    fireEvent.keyDown(root, { key: "Enter", [modifier]: true });
  expect(canvas.queryByRole("textbox")).toBeNull();
  expect(fireEvent.keyDown(root, { key: "Enter" })).toBe(false);
  expect(canvas.getByRole("textbox").textContent).toBe("Elm");
});

test("keys that are typed into a text do not delete its element", async () => {
  const { canvas } = await open();
  fireEvent.doubleClick(canvas.getByText("Oak"));
  fireEvent.keyDown(canvas.getByRole("textbox"), { key: "Backspace" });
  fireEvent.keyDown(canvas.getByRole("textbox"), { key: "Delete" });
  expect(names()[0]).toBe("Heading, Oak");
});

test("on a locked page, texts cannot be edited and elements cannot be deleted", async () => {
  const { root, canvas } = await open({ boot: { locked: true } });
  fireEvent.doubleClick(canvas.getByText("Oak"));
  expect(canvas.queryByRole("textbox")).toBeNull();
  fireEvent.click(canvas.getByText("Oak"));
  fireEvent.keyDown(root, { key: "Delete" });
  expect(names()[0]).toBe("Heading, Oak");
});

test("a right click opens the menu of the element", async () => {
  const { canvas } = await open();
  fireEvent.contextMenu(canvas.getByText("Ash"), { clientX: 40, clientY: 50 });
  expect(selected()).toBe("Heading, Ash");
  const menu = screen.getByRole("menu", { name: "Heading" });
  act(() => within(menu).getByRole("menuitem", { name: "Duplicate" }).click());
  expect(names().filter((name) => name === "Heading, Ash")).toHaveLength(2);
});
