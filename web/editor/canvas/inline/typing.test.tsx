import "../../testing/canvasBrowser";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Element } from "../../../documents/document";
import { openCanvas } from "../../testing/openCanvas";
import { heading, openEditor } from "../../testing/openEditor";
import { editedText } from "./editedText";

beforeEach(() => localStorage.clear());
afterEach(() => {
  act(() => editedText.stop());
  vi.restoreAllMocks();
});

async function open(...elements: Element[]) {
  const editor = await openEditor({ elements });
  const page = await openCanvas();
  // Not implemented in jsdom.
  const execCommand = vi.fn((_command: string, _hasUi?: boolean, _value?: string) => true);
  Object.assign(page, { execCommand });
  const canvas = within(page.body);
  return { ...editor, page, canvas, execCommand, field: () => canvas.getByRole("textbox") };
}
const element = (type: string, props: Record<string, unknown>): Element => ({ type, props: { id: "e", ...props } });

function type(field: HTMLElement, text: string) {
  field.textContent = text;
  fireEvent.input(field);
}

async function saved({ saved: requests }: Awaited<ReturnType<typeof open>>) {
  fireEvent.click(screen.getByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(requests.length).toBeGreaterThan(0));
  return requests.at(-1)?.document.content[0]?.props;
}

/** jsdom has no layout. */
const startAt = ({ page }: Awaited<ReturnType<typeof open>>, setting: string) => {
  editedTextOf(page, setting).getBoundingClientRect = () => new DOMRect(100, 100, 50, 20);
  fireEvent.doubleClick(editedTextOf(page, setting), { clientX: 120, clientY: 110 });
};
const editedTextOf = (page: Document, setting: string) => {
  const text = page.querySelector<HTMLElement>(`[data-inline="${setting}"]`) as HTMLElement;
  return text.closest<HTMLElement>("td, th") ?? text;
};

test("Tab goes to the next cell of a table, with Shift to the previous one, and each cell is kept", async () => {
  const editor = await open(element("table", { content: "Course\tPrice\nOak\t80" }));
  startAt(editor, "content.0.1");
  type(editor.field(), "Fee");
  expect(fireEvent.keyDown(editor.field(), { key: "Tab" })).toBe(false);
  expect(editor.field().dataset.inline).toBe("content.1.0");
  type(editor.field(), "Elm");
  fireEvent.keyDown(editor.field(), { key: "Tab", shiftKey: true });
  expect(editor.field().dataset.inline).toBe("content.0.1");
  expect(editor.field().textContent).toBe("Fee");
  fireEvent.keyDown(editor.field(), { key: "Tab" });
  fireEvent.keyDown(editor.field(), { key: "Tab" });
  expect(editor.field().dataset.inline).toBe("content.1.1");
  // After the last cell, the key does what it always does.
  expect(fireEvent.keyDown(editor.field(), { key: "Tab" })).toBe(true);
  expect((await saved(editor))?.content).toBe("Course | Fee\nElm | 80");
});

test("a line break is typed only where a text may have several lines", async () => {
  const several = await open(element("alert", { alert_description: "Oak" }));
  startAt(several, "alert_description");
  expect(fireEvent.keyDown(several.field(), { key: "Enter", shiftKey: true })).toBe(false);
  expect(several.execCommand).toHaveBeenCalledWith("insertLineBreak");
  several.field().innerHTML = "Oak<br>Elm\n";
  fireEvent.input(several.field());
  expect((await saved(several))?.alert_description).toBe("Oak\nElm");
  several.unmount();

  const single = await open(heading("e", "Oak"));
  startAt(single, "title");
  fireEvent.keyDown(single.field(), { key: "Enter", shiftKey: true });
  expect(single.execCommand).not.toHaveBeenCalled();
  expect(single.canvas.queryByRole("textbox")).toBeNull();
});

test("in the title of a panel that a click opens, spaces and clicks belong to the text", async () => {
  const editor = await open(element("accordion", { items: [{ _id: "a", title: "Oak" }] }));
  startAt(editor, "items.a.title");
  expect(fireEvent.keyDown(editor.field(), { key: " " })).toBe(false);
  expect(editor.execCommand).toHaveBeenCalledWith("insertText", false, " ");
  expect(fireEvent.keyUp(editor.field(), { key: " " })).toBe(false);
  expect(fireEvent.keyUp(editor.field(), { key: "x" })).toBe(true);
  expect(fireEvent.click(editor.field())).toBe(false);
});

test("in other texts, the browser types the space", async () => {
  const editor = await open(heading("e", "Oak"));
  startAt(editor, "title");
  expect(fireEvent.keyDown(editor.field(), { key: " " })).toBe(true);
  expect(editor.execCommand).not.toHaveBeenCalled();
});

test("leaving the text ends typing, but switching windows does not", async () => {
  const editor = await open(heading("e", "Oak"));
  startAt(editor, "title");
  const hasFocus = vi.spyOn(document, "hasFocus").mockReturnValue(false);
  fireEvent.blur(editor.field());
  expect(editor.field()).toBeTruthy();
  hasFocus.mockReturnValue(true);
  fireEvent.blur(editor.field());
  expect(editor.canvas.queryByRole("textbox")).toBeNull();
});

test("the caret is where the text was clicked, and else at its end", async () => {
  const editor = await open(heading("e", "Oak and elm"));
  Object.assign(editor.page, {
    caretPositionFromPoint: () => ({ offsetNode: editor.field().firstChild, offset: 3 }),
  });
  startAt(editor, "title");
  const caret = () => editor.page.getSelection()?.focusOffset;
  expect(caret()).toBe(3);
  fireEvent.keyDown(editor.field(), { key: "Escape" });

  Object.assign(editor.page, { caretPositionFromPoint: () => ({ offsetNode: editor.page.body, offset: 0 }) });
  startAt(editor, "title");
  expect(editor.page.getSelection()?.focusNode).not.toBe(editor.page.body);
  expect(editor.page.getSelection()?.isCollapsed).toBe(true);
});

test("a dynamic text is changed in the settings panel, not over its value", async () => {
  const editor = await open(element("heading", { title: { $bind: { source: "page.title", fallback: "Oak" } } }));
  startAt(editor, "title");
  expect(editor.canvas.queryByRole("textbox")).toBeNull();
  await waitFor(() => expect(document.activeElement?.closest("[aria-label=Settings]")).toBeTruthy());
  fireEvent.keyDown(editor.page.getElementById("frame-root") as HTMLElement, { key: "Enter" });
  expect(editor.canvas.queryByRole("textbox")).toBeNull();
});
