import "../testing/canvasBrowser";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Element } from "../../documents/document";
import { loadLayers } from "../layers/onDemand";
import { heading, openEditor } from "../testing/openEditor";

beforeAll(() => loadLayers());
beforeEach(() => localStorage.clear());

const HERO = { id: 3, title: "Hero", widgets: ["section", "heading"], outline: [] };
const PRICES = { id: "prices", title: "Prices", widgets: ["section", "pricing_table"], outline: [] };

async function openDialog(options: Parameters<typeof openEditor>[0] = {}) {
  const opened = await openEditor(options);
  opened.api.sections = async () => ({ ok: true, value: { sections: [HERO], ready: [PRICES] } });
  await userEvent.keyboard("/");
  const dialog = within(await screen.findByRole("dialog"));
  return { ...opened, dialog, field: dialog.getByRole("combobox") };
}

const labels = () =>
  screen.getAllByRole("option").map((one) => one.querySelector("small")?.parentElement?.firstChild?.textContent);

async function savedContent(saved: { document: { content: Element[] } }[]): Promise<Element[]> {
  await userEvent.keyboard("{Control>}s{/Control}");
  await vi.waitFor(() => expect(saved).not.toHaveLength(0));
  return saved.at(-1)?.document.content ?? [];
}

test("EDIT-ED-01 the insert dialog finds what the list of widgets finds: rows and sections too", async () => {
  const { field } = await openDialog();
  await userEvent.type(field, "side by side");
  expect(labels()).toEqual([
    "Container",
    "Grid",
    "Two columns",
    "Three columns",
    "Four columns",
    "Narrow and wide",
    "Wide and narrow",
    "Two buttons",
  ]);
  await userEvent.clear(field);
  await userEvent.type(field, "hero");
  await screen.findByRole("option", { name: /Saved section/ });
  expect(labels()).toContain("Section");
});

test("EDIT-ED-01 the insert dialog puts a row after the selected element, like the list of widgets", async () => {
  const { field, saved } = await openDialog({
    elements: [heading("a", "Oak"), heading("b", "Elm")],
    panel: "navigator",
  });
  await userEvent.keyboard("{Escape}");
  fireEvent.click(screen.getByRole("treeitem", { name: /Oak/, hidden: true }));
  await userEvent.keyboard("/");
  expect((await screen.findByRole("dialog")).textContent).toContain("Insert after");
  await userEvent.keyboard("two buttons{Enter}");
  expect(field.isConnected).toBe(false);

  const content = await savedContent(saved);
  expect(content.map(({ type }) => type)).toEqual(["heading", "container", "heading"]);
  const [, row] = content as [Element, Element];
  expect((row.props.content as Element[]).map(({ type }) => type)).toEqual(["button", "button"]);
});

test("EDIT-ED-01 the insert dialog inserts a saved section as a copy", async () => {
  const { api, saved } = await openDialog({ elements: [] });
  const section: Element = { type: "section", props: { id: "s", content: [heading("inner")] } };
  api.section = async () => ({ ok: true, value: { document: { root: {}, content: [section] } } });
  await userEvent.click(await screen.findByRole("option", { name: /^Hero/ }));
  await vi.waitFor(() => expect(screen.getByRole("button", { current: true }).textContent).toBe("Section"));

  const content = await savedContent(saved);
  expect(content.map(({ type }) => type)).toEqual(["section"]);
  expect(content[0]?.props.id).not.toBe("s");
});

test("an owner who may add no grid gets no columns in the insert dialog", async () => {
  const { field } = await openDialog({ boot: { allowedWidgets: ["container", "button"] } });
  await userEvent.type(field, "side by side");
  expect(labels()).toEqual(["Container", "Two buttons"]);
});

test("the insert dialog of a form has fields only", async () => {
  const { dialog } = await openDialog({ boot: { kind: "form", catalog: "fields" } });
  await new Promise((settle) => setTimeout(settle));
  expect(dialog.queryByRole("option", { name: /columns$|Saved section|Ready section/ })).toBeNull();
});
