import "../../testing/canvasBrowser";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import type { Element } from "../../../documents/document";
import { loadLayers } from "../../layers/onDemand";
import { openCanvas } from "../../testing/openCanvas";
import { openEditor } from "../../testing/openEditor";
import { pagesOfForm } from "./pagesOfForm";

beforeAll(() => loadLayers());

const field = (id: string): Element => ({ type: "text", props: { id, label: id } });
const pageBreak = (id: string, props = {}): Element => ({ type: "page_break", props: { id, ...props } });
const BOOT = { kind: "form", catalog: "fields", canvasTexts: { button: "Senden" } };

async function openForm(...elements: Element[]) {
  return openFormWith(BOOT, ...elements);
}
async function openFormWith(boot: typeof BOOT, ...elements: Element[]) {
  const opened = await openEditor({ boot, elements });
  return { ...opened, canvas: within((await openCanvas()).body) };
}
const names = (buttons: HTMLElement[]) => buttons.map(({ textContent }) => textContent);
const buttonText = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Send button text" });

test("the canvas ends with the button that visitors see, and a click on it opens its text", async () => {
  const { canvas, saved } = await openForm(field("Name"));
  await userEvent.click(canvas.getByRole("button", { name: "Senden" }));
  await waitFor(() => expect(document.activeElement).toBe(buttonText()));
  expect(buttonText().placeholder).toBe("Senden");

  await userEvent.type(buttonText(), "Enroll");
  expect(canvas.getByRole("button", { name: "Enroll" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(saved.at(-1)?.document.root.props?.$form).toEqual({ button: "Enroll" }));

  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(canvas.getByRole("button", { name: "Senden" })).toBeTruthy();
});

test("each page of the form has its buttons, and the button back opens the page break that has its text", async () => {
  const { canvas } = await openForm(
    pageBreak("first", { label: "About you" }),
    field("Name"),
    pageBreak("second", { next_button: "Go on" }),
    field("Day"),
    pageBreak("third", { previous_button: "To the day" }),
    field("Text"),
  );
  expect(names(canvas.getAllByRole("button"))).toEqual(["Go on", "Next", "Previous", "Senden", "To the day"]);

  await userEvent.click(canvas.getByRole("button", { name: "To the day" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Previous button text" }).value).toBe("To the day");
});

test("each page has the button that saves the answers, if visitors can save them", async () => {
  const canvasTexts = { button: "Senden", save: "Later" };
  const { canvas } = await openFormWith({ ...BOOT, canvasTexts }, field("Name"), pageBreak("second"), field("Day"));
  expect(names(canvas.getAllByRole("button"))).toEqual(["Next", "Later", "Senden", "Previous", "Later"]);

  await userEvent.click(canvas.getAllByRole("button", { name: "Later" })[1] as HTMLElement);
  const link = screen.getByRole("link", { name: "settings of the form" });
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test("FORM-COND-01 the condition of the button is set in the editor, and undone with one step", async () => {
  const { saved } = await openForm(field("Name"));
  const condition = () => within(screen.getByRole("group", { name: "Send button condition" }));
  expect(condition().getByText("Always shown.")).toBeTruthy();
  await userEvent.click(condition().getByRole("button", { name: "Add rule" }));
  await userEvent.selectOptions(condition().getByRole("combobox", { name: "Action" }), "Hide");
  await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
  const button_condition = { not: [{ all: [{ field: "Name", operator: "isnot", value: "" }] }] };
  await waitFor(() => expect(saved.at(-1)?.document.root.props?.$form).toEqual({ button_condition }));

  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(condition().getByText("Always shown.")).toBeTruthy();
});

test("the path of the selected field begins with the form", async () => {
  await openForm(field("Name"));
  const path = within(screen.getByRole("navigation", { name: "Path of the selected element" }));
  expect(path.getByRole("button", { name: "Form" })).toBeTruthy();
});

test("a form without page breaks has one page, which leads nowhere back", () => {
  expect(pagesOfForm({ root: { props: {} }, content: [field("Name")] })).toEqual({
    ended: {},
    last: { previous: null, start: null },
  });
});
