import "../../testing/canvasBrowser";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { grid } from "../../../../intarsia/widgets/grid";
import type { Element, ElementProps } from "../../../documents/document";
import { loadLayers } from "../../layers/onDemand";
import { openCanvas } from "../../testing/openCanvas";
import { heading, openEditor } from "../../testing/openEditor";

beforeAll(() => loadLayers());
beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

const LONGEST_WORD = 120;

type Rect = { x: number; y: number; width: number; height: number };
const style = (values: Record<string, string>) => ({ $style: { desktop: values } });

/** Opens a container with its columns, which are so wide and have these styles on the canvas. */
async function open(
  columns: Record<string, Rect>,
  styles: string,
  more: Partial<ElementProps> = {},
  type = "container",
) {
  const content = Object.keys(columns).map((id) => heading(id, id));
  const box: Element = { type, props: { id: "box", content, ...more } };
  const editor = await openEditor({ elements: [box] });
  const page = await openCanvas();
  const view = page.defaultView as Window & typeof globalThis;
  const whole = { x: 0, y: 0, width: 1000, height: 200 };
  view.HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const rect = columns[this.dataset.puckComponent ?? ""] ?? whole;
    return DOMRect.fromRect(this.dataset.minContent === "" ? { ...rect, width: LONGEST_WORD } : rect);
  };
  const holder = page.querySelector<HTMLElement>("[data-puck-dropzone='box:content']");
  // jsdom computes no padding unless it is set.
  holder?.setAttribute("style", `padding: 0px; ${styles}`);
  const canvas = within(page.body);
  fireEvent.click(page.querySelector("[data-puck-component=box]") as HTMLElement);
  await waitFor(() => expect(canvas.getAllByRole("slider")).toHaveLength(4));
  return { ...editor, canvas };
}

/** The document as it is saved. */
async function saved({ saved }: Awaited<ReturnType<typeof openEditor>>) {
  fireEvent.click(screen.getByText("Save draft"));
  await waitFor(() => expect(saved.length).toBeGreaterThan(0));
  const box = saved.at(-1)?.document.content[0] as Element;
  const styleOf = ({ props }: Element) => (props.$style as Record<string, object> | undefined)?.desktop;
  return { box: styleOf(box), columns: (box.props.content as Element[]).map(styleOf) };
}

const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

async function drag(handle: HTMLElement, by: { x?: number; y?: number; shiftKey?: boolean }) {
  const point = (type: string, { x = 0, y = 0, shiftKey = false }) =>
    fireEvent(handle, new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, shiftKey }));
  point("pointerdown", {});
  for (const to of [{ x: 1, y: 1 }, by]) {
    point("pointermove", to);
    await frame();
    if (vi.isFakeTimers()) vi.advanceTimersByTime(60_000);
  }
  point("lostpointercapture", {});
  point("pointermove", { x: 400, y: 400 });
  await frame();
}

const TWO = { left: { x: 0, y: 0, width: 490, height: 100 }, right: { x: 510, y: 0, width: 490, height: 100 } };

test("four sliders show the padding and its limits", async () => {
  const { canvas } = await open(TWO, "display: block");
  const top = canvas.getByRole("slider", { name: "Padding, top" });
  expect(["valuemin", "valuenow", "valuemax"].map((name) => top.getAttribute(`aria-${name}`))).toEqual([
    "0",
    "0",
    "480",
  ]);
  expect(canvas.getAllByRole("slider").map((one) => one.getAttribute("aria-orientation"))).toEqual([
    "vertical",
    "horizontal",
    "vertical",
    "horizontal",
  ]);
});

test.each([
  ["top", { y: 30 }, "30px 0px 0px"],
  ["right", { x: -30 }, "0px 30px 0px 0px"],
  ["bottom", { y: -30 }, "0px 0px 30px"],
  ["left", { x: 30 }, "0px 0px 0px 30px"],
  ["top", { y: 30, shiftKey: true }, "30px 0px"],
  ["left", { x: 30, shiftKey: true }, "0px 30px"],
  ["top", { y: 900 }, "480px 0px 0px"],
  ["top", { y: -20 }, "0px"],
])("dragging the padding at the %s by %j", async (side, by, padding) => {
  const editor = await open(TWO, "display: block");
  await drag(editor.canvas.getByRole("slider", { name: `Padding, ${side}` }), by);
  expect((await saved(editor)).box).toEqual({ padding });
});

test("arrow keys change the padding by one pixel, with Shift by ten, and the other sides keep their units", async () => {
  const editor = await open(TWO, "display: block", style({ padding: "1rem 2rem" }));
  const left = editor.canvas.getByRole("slider", { name: "Padding, left" });
  expect(fireEvent.keyDown(left, { key: "ArrowRight", shiftKey: true })).toBe(false);
  expect((await saved(editor)).box).toEqual({ padding: "1rem 2rem 1rem 10px" });
  expect(fireEvent.keyDown(left, { key: "ArrowUp" })).toBe(false);
  expect((await saved(editor)).box).toEqual({ padding: "1rem 2rem 1rem 1px" });
  expect(fireEvent.keyDown(left, { key: "x" })).toBe(true);
});

test.each([
  ["slider", "Padding, top", { y: 30 }, { y: 10 }, [{ padding: "30px 0px 0px" }, undefined]],
  ["separator", "Between Heading and Heading", { x: 100 }, { x: 200 }, [undefined, { width: "59%" }]],
])("each drag is one step: %s", async (role, name, first, second, expected) => {
  const editor = await open(TWO, "display: flex");
  const handle = await editor.canvas.findByRole(role, { name });
  await drag(handle, first);
  await drag(handle, second);
  fireEvent.click(screen.getByLabelText("Undo"));
  const { box, columns } = await saved(editor);
  expect([box, columns[0]]).toEqual(expected);
});

test("EDIT-ED-04 on another device, handles change its values and keep what it inherits", async () => {
  const editor = await open(TWO, "display: flex", style({ padding: "1rem 2rem" }));
  fireEvent.click(screen.getByRole("radio", { name: "Tablet" }));
  fireEvent.keyDown(editor.canvas.getByRole("slider", { name: "Padding, top" }), { key: "ArrowUp" });
  fireEvent.keyDown(await editor.canvas.findByRole("separator"), { key: "ArrowRight" });
  fireEvent.click(screen.getByText("Save draft"));
  await waitFor(() => expect(editor.saved).toHaveLength(1));
  const box = editor.saved[0]?.document.content[0] as Element;
  expect(box.props.$style).toEqual({ desktop: { padding: "1rem 2rem" }, tablet: { padding: "1px 2rem 1rem" } });
  expect((box.props.content as Element[])[0]?.props.$style).toEqual({ tablet: { width: "50%" } });
});

test("a padding that is no list of lengths is replaced by what the page shows", async () => {
  const editor = await open(TWO, "display: block", style({ padding: "var(--space-m)" }));
  fireEvent.keyDown(editor.canvas.getByRole("slider", { name: "Padding, top" }), { key: "ArrowUp" });
  expect((await saved(editor)).box).toEqual({ padding: "1px 0px 0px" });
});

test("the separator between two columns says their share", async () => {
  const { canvas } = await open(TWO, "display: flex; column-gap: 20px");
  const separator = await canvas.findByRole("separator", { name: "Between Heading and Heading" });
  expect(["valuemin", "valuenow", "valuemax"].map((name) => separator.getAttribute(`aria-${name}`))).toEqual([
    "5",
    "50",
    "95",
  ]);
  fireEvent.focus(separator);
  // As far as the longest words of both columns allow.
  expect(["valuemin", "valuemax"].map((name) => separator.getAttribute(`aria-${name}`))).toEqual(["12", "88"]);
  expect(separator.getAttribute("aria-orientation")).toBe("vertical");
  expect(separator.tabIndex).toBe(0);
});

test("dragging between columns moves their widths, in one step", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const editor = await open(TWO, "display: flex");
  await drag(await editor.canvas.findByRole("separator"), { x: 100 });
  expect((await saved(editor)).columns).toEqual([{ width: "59%" }, { width: "39%" }]);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect((await saved(editor)).columns).toEqual([undefined, undefined]);
});

test("arrow keys move the widths by one percent, with Shift by five", async () => {
  const editor = await open(TWO, "display: flex");
  const separator = await editor.canvas.findByRole("separator");
  expect(fireEvent.keyDown(separator, { key: "ArrowRight" })).toBe(false);
  expect((await saved(editor)).columns).toEqual([{ width: "50%" }, { width: "48%" }]);
  fireEvent.keyDown(separator, { key: "ArrowLeft", shiftKey: true });
  expect((await saved(editor)).columns).toEqual([{ width: "44%" }, { width: "54%" }]);
  expect(fireEvent.keyDown(separator, { key: "ArrowUp" })).toBe(true);
});

test("columns of a grid share its tracks, and one separator is enough for all rows", async () => {
  const rows = { ...TWO, third: { ...TWO.left, y: 110 }, fourth: { ...TWO.right, y: 110 } };
  const editor = await open(rows, "display: grid; grid-template-columns: 490px 490px; column-gap: 20px");
  await editor.canvas.findByRole("separator");
  expect(editor.canvas.getAllByRole("separator")).toHaveLength(1);
  await drag(editor.canvas.getByRole("separator"), { x: 245 });
  const { box, columns } = await saved(editor);
  expect(box).toEqual({ columns: "1.5fr 0.5fr" });
  expect(columns).toEqual([undefined, undefined, undefined, undefined]);
});

test("EDIT-ED-01 a column never gets narrower than its longest word", async () => {
  const editor = await open(TWO, "display: grid; grid-template-columns: 490px 490px; column-gap: 20px");
  await drag(await editor.canvas.findByRole("separator"), { x: -480 });
  expect((await saved(editor)).box).toEqual({ columns: "0.247fr 1.753fr" });
});

test("the columns of a right-to-left grid are stored in its own order", async () => {
  const editor = await open(TWO, "direction: rtl; display: grid; grid-template-columns: 490px 490px; column-gap: 20px");
  await drag(await editor.canvas.findByRole("separator"), { x: 245 });
  expect((await saved(editor)).box).toEqual({ columns: "0.5fr 1.5fr" });
});

test("EDIT-ED-01 the handle of the grid widget changes the widths of its columns", async () => {
  const editor = await open(TWO, "display: grid; grid-template-columns: 490px 490px; column-gap: 20px", {}, "grid");
  await drag(await editor.canvas.findByRole("separator"), { x: 245 });
  expect((await saved(editor)).box).toEqual({ columns: "1.5fr 0.5fr" });
  expect(grid.schema.style?.columns?.property).toBe("--grid-widths");
});

test("EDIT-ED-01 the first empty cell of a grid is a button that inserts there", async () => {
  const editor = await open(
    { left: { ...TWO.left, width: 200 }, right: { ...TWO.right, x: 220, width: 200 } },
    "display: grid; grid-template-columns: 200px 200px 200px; column-gap: 20px",
    {},
    "grid",
  );
  const cell = await editor.canvas.findByRole("button", { name: "Insert into Grid" });
  fireEvent.click(cell);
  expect(await screen.findByRole("dialog", { name: "Insert into Grid" })).toBeTruthy();
});

test("elements below each other have no separator", async () => {
  const { canvas } = await open(TWO, "display: block");
  expect(canvas.queryByRole("separator")).toBeNull();
});

test("a locked page has no handles", async () => {
  await openEditor({ boot: { locked: true }, elements: [{ type: "container", props: { id: "box", content: [] } }] });
  const page = await openCanvas();
  fireEvent.click(page.querySelector("[data-puck-component=box]") as HTMLElement);
  await frame();
  expect(within(page.body).queryByRole("slider")).toBeNull();
});
