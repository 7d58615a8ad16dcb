import "./testing/canvasBrowser";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Document, Element } from "../documents/document";
import { withDialogs } from "../kit/testing/dialogs";
import { loadLayers } from "./layers/onDemand";
import { localCopy } from "./saving/localCopy";
import { boot } from "./testing/inEditor";
import { openEditor } from "./testing/openEditor";

beforeAll(() => loadLayers());

withDialogs();

beforeEach(() => localStorage.clear());

const styled = (id: string, $version: number, field: string): Element => ({
  type: "icon",
  props: { id, $version, selected_icon: "star", $style: { desktop: { [field]: "#123456" } } },
});
const old = (id = "a") => styled(id, 1, "ground_color");
const current = (id = "a") => styled(id, 2, "background_color");
const stylesOf = ({ content }: Document) => content.map(({ props }) => props.$style?.desktop);
const save = () => userEvent.keyboard("{Control>}s{/Control}");

test("opens an older document in today's form, which is neither a change nor a step of the history", async () => {
  const { saved } = await openEditor({ elements: [old()], panel: "history" });
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);

  expect(leaving.defaultPrevented).toBe(false);
  expect(within(screen.getByRole("region", { name: "History" })).getAllByText("Opened")).toHaveLength(1);
  await save();
  expect(saved[0]?.document.content).toEqual([current()]);
});

test("texts of an accordion that was imported without items can be edited", async () => {
  await openEditor({ elements: [{ type: "accordion", props: { id: "faq" } }], panel: "navigator" });
  await userEvent.click(screen.getByRole("treeitem", { name: /Accordion/ }));
  await userEvent.keyboard("{ArrowRight}");

  expect(screen.getAllByRole("treeitem", { name: /Text/ })).toHaveLength(3);
});

test("stores newer versions and unknown widgets exactly as they came", async () => {
  const elements = [
    styled("a", 9, "ground_color"),
    { type: "from_elsewhere", props: { id: "u", ground_color: "#fff" } },
  ];
  const { saved } = await openEditor({ elements });
  await save();

  expect(JSON.stringify(saved[0]?.document.content)).toBe(JSON.stringify(elements));
});

function paste(copied: object) {
  const clipboardData = { getData: () => JSON.stringify({ intarsia: 1, ...copied }), setData: () => {} };
  fireEvent(document.body, Object.assign(new Event("paste", { bubbles: true, cancelable: true }), { clipboardData }));
}

test("copies elements with the version of their widgets", async () => {
  await openEditor({ elements: [{ type: "heading", props: { id: "a", title: "Oak" } }], panel: "navigator" });
  await userEvent.click(screen.getByRole("treeitem", { name: /Heading/ }));
  const setData = vi.fn();
  const clipboardData = { getData: () => "", setData };
  fireEvent(document.body, Object.assign(new Event("copy", { bubbles: true, cancelable: true }), { clipboardData }));

  const copied = JSON.parse(setData.mock.calls[0]?.[1]);
  expect(copied).toMatchObject({ schemaVersion: 1, element: { type: "heading", props: { $version: 1 } } });
});

test.each([
  ["an element", { element: styled("n", 9, "background_color") }],
  ["an element inside another", { element: { type: "container", props: { id: "c", content: [styled("n", 9, "x")] } } }],
  ["a style", { type: "icon", version: 9, style: { desktop: { background_color: "#fff" } } }],
])("refuses %s that was copied from a newer version of its widget", async (_case, copied) => {
  const { saved } = await openEditor({ elements: [current()] });
  paste(copied);

  await screen.findByText(/^It was copied in a newer version of the editor\. Reload this page and try again\.$/);
  await save();
  expect(saved.at(-1)?.document.content).toEqual([current()]);
});

test("upgrades a style that was copied from an older page", async () => {
  const { saved } = await openEditor({ elements: [styled("a", 2, "color")], panel: "navigator" });
  await userEvent.click(screen.getByRole("treeitem", { name: /Icon/ }));
  paste({ type: "icon", version: 1, style: { desktop: { ground_color: "#123456" } } });
  await save();

  expect(saved.at(-1)?.document && stylesOf(saved.at(-1)?.document as Document)).toEqual([
    { background_color: "#123456" },
  ]);
});

test("pastes all elements of another page in their order", async () => {
  const { saved } = await openEditor({ elements: [] });
  paste({ elements: [old(), { type: "heading", props: { id: "h", title: "Oak" } }] });
  await save();

  expect(saved.at(-1)?.document.content.map(({ type }) => type)).toEqual(["icon", "heading"]);
});

test("upgrades what was copied from an older page", async () => {
  const { saved } = await openEditor({ elements: [] });
  paste({ element: old() });
  await save();

  expect(saved.at(-1)?.document && stylesOf(saved.at(-1)?.document as Document)).toEqual([
    { background_color: "#123456" },
  ]);
});

test("upgrades an earlier version that is restored", async () => {
  const { saved } = await openEditor({
    page: { live_url: "/oak/", has_unpublished_changes: true },
    versions: [{ entry: { is_live: true }, document: { root: {}, content: [old("live")] } }],
  });
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Restore published version" }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  await save();

  expect(saved.at(-1)?.document.content).toEqual([current("live")]);
});

test("upgrades changes that an earlier session left in this browser", async () => {
  leaveBehind([old("left")]);
  const { saved } = await openEditor({ elements: [] });
  await userEvent.click(screen.getByRole("button", { name: "Restore changes" }));
  await save();

  expect(saved.at(-1)?.document.content).toEqual([current("left")]);
});

test("does not offer changes that differ from the page only by their version", async () => {
  leaveBehind([old()]);
  await openEditor({ elements: [current()] });

  expect(screen.queryByRole("button", { name: "Restore changes" })).toBeNull();
});

function leaveBehind(content: Element[]) {
  localCopy(boot()).keep({ root: { props: {} }, content }, null);
  window.dispatchEvent(new Event("pagehide"));
}
