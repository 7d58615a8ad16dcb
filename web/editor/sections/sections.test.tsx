import "../testing/canvasBrowser";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Element } from "../../documents/document";
import { withDialogs } from "../../kit/testing/dialogs";
import { violations } from "../../kit/testing/renderWidget";
import { loadLayers } from "../layers/onDemand";
import type { SavedSection } from "../saving/api";
import { dropOnCanvas } from "../testing/dropOnCanvas";
import { heading, openEditor } from "../testing/openEditor";
import { loadCatalog } from "../texts/gettext";

beforeAll(() => loadLayers());
withDialogs();
beforeEach(() => localStorage.clear());

const HERO = { id: 3, title: "Hero", widgets: ["section", "heading"], outline: [] };
const PRICES: SavedSection = {
  id: "prices",
  title: "Prices",
  widgets: ["section", "pricing_table"],
  outline: [
    {
      type: "section",
      tone: "sunken",
      content: [
        { type: "heading", content: [] },
        {
          type: "grid",
          columns: 2,
          content: [
            { type: "pricing_table", content: [] },
            { type: "button", content: [] },
          ],
        },
      ],
    },
  ],
};
const CONTENT: Element[] = [
  { type: "section", props: { id: "s", content: [heading("inner", "Inlaid")] } },
  heading("last", "Last"),
];
const group = async () => within(await screen.findByRole("region", { name: "Saved sections" }));
const save = () => userEvent.keyboard("{Control>}s{/Control}");

async function openPanel(sections = [HERO]) {
  const opened = await openEditor({ panel: "widgets", boot: { canSaveSections: true } });
  opened.api.section = async () => ({ ok: true, value: { document: { root: {}, content: CONTENT } } });
  opened.api.sections = async () => ({ ok: true, value: { sections, ready: [PRICES] } });
  window.dispatchEvent(new Event("intarsia:sections-changed"));
  await showSections();
  return opened;
}

const showSections = () => userEvent.click(screen.getByRole("tab", { name: "Sections" }));

test("a saved section is inserted as a copy with new ids, and selected", async () => {
  const { saved } = await openPanel();
  fireEvent.click(await (await group()).findByRole("button", { name: /Hero/ }));
  await vi.waitFor(() => expect(screen.getByRole("button", { current: true }).textContent).toBe("Section"));
  await save();

  const content = saved.at(-1)?.document.content ?? [];
  expect(content.map(({ type }) => type)).toEqual(["heading", "heading", "section", "heading"]);
  const section = content[2] as Element;
  expect(section.props.id).not.toBe("s");
  expect((section.props.content as Element[])[0]?.props).toMatchObject({ title: "Inlaid" });
  expect((section.props.content as Element[])[0]?.props.id).not.toBe("inner");
});

test("a ready section is inserted the same way, and found by its name", async () => {
  const { api } = await openPanel();
  const section = vi.spyOn(api, "section");
  await userEvent.type(screen.getByRole("searchbox"), "pric");
  const ready = within(await screen.findByRole("region", { name: "Ready sections" }));
  fireEvent.click(ready.getByRole("button", { name: "Prices Section, Pricing table" }));
  await vi.waitFor(() => expect(screen.getByRole("button", { current: true }).textContent).toBe("Section"));

  expect(section).toHaveBeenCalledWith("prices");
});

test("a ready section below one with the same background gets the other one; a saved section keeps its own", async () => {
  const { api, saved } = await openPanel();
  const style = { desktop: { background: { $var: "color.sunken" } } };
  const band: Element = { type: "section", props: { id: "s", content: [], $style: style } };
  api.section = async () => ({ ok: true, value: { document: { root: {}, content: [band] } } });
  for (const name of [/Prices/, /Hero/, /Prices/]) {
    fireEvent.click(await screen.findByRole("button", { name }));
    await vi.waitFor(() => expect(screen.getByRole("button", { current: true }).textContent).toBe("Section"));
  }
  await save();

  const sections = (saved.at(-1)?.document.content ?? []).filter(({ type }) => type === "section");
  expect(sections.map(({ props }) => props.$style?.desktop)).toEqual(
    ["color.sunken", "color.sunken", "color.paper"].map((name) => ({ background: { $var: name } })),
  );
});

test("EDIT-ED-01 a section that is dropped is inserted there as a copy, and selected", async () => {
  const { saved } = await openPanel();
  await (await group()).findByRole("button", { name: /Hero/ });
  await dropOnCanvas("saved-3", { index: 1 });
  await vi.waitFor(() => expect(screen.getByRole("button", { current: true }).textContent).toBe("Section"));
  await save();

  const content = saved.at(-1)?.document.content ?? [];
  expect(content.map(({ type }) => type)).toEqual(["heading", "section", "heading", "heading"]);
  expect([content[1]?.props.id, content[2]?.props.title]).not.toContain("s");
  await userEvent.keyboard("{Control>}z{/Control}");
  await save();
  expect(saved.at(-1)?.document.content).toEqual([heading("a"), heading("b")]);
});

test("a section that was dropped into an element goes there although the page changes while it loads", async () => {
  const { api, saved } = await openPanel();
  await (await group()).findByRole("button", { name: /Hero/ });
  await dropOnCanvas("row-Two columns", { index: 0 });
  let answer = () => {};
  api.section = () =>
    new Promise((resolve) => {
      answer = () => resolve({ ok: true, value: { document: { root: {}, content: CONTENT } } });
    });
  await save();
  const [row] = saved.at(-1)?.document.content ?? [];
  await dropOnCanvas("saved-3", { index: 0, zone: `${row?.props.id}:content` });
  await dropOnCanvas("heading", { index: 0 });
  answer();
  await vi.waitFor(() => expect(screen.getByRole("button", { current: true }).textContent).toBe("Section"));
  await save();

  const content = saved.at(-1)?.document.content[1]?.props.content as Element[];
  expect(content.map(({ type }) => type)).toEqual(["section", "heading", "container", "container"]);
});

test("a section that is dropped but cannot be loaded changes nothing, and says why", async () => {
  const { api, saved } = await openPanel();
  await (await group()).findByRole("button", { name: /Hero/ });
  api.section = async () => ({ ok: false, status: 404, error: "not_found", message: "It was deleted.", problems: [] });
  await dropOnCanvas("saved-3", { index: 1 });

  expect(await screen.findByText("It was deleted.")).toBeTruthy();
  expect(screen.queryByRole("button", { current: true })).toBeNull();
  expect(screen.queryByText("Unsaved changes")).toBeNull();
  expect(saved).toEqual([]);
});

test("German: an empty section and a copied element are announced in the language of the user", async () => {
  const { api } = await openPanel();
  await loadCatalog("de");
  onTestFinished(() => loadCatalog("en"));
  fireEvent.click(await (await group()).findByRole("button", { name: /Hero/ }));
  await vi.waitFor(() => expect(screen.getByRole("button", { current: true }).textContent).toBe("Section"));
  fireEvent.copy(document.body, { clipboardData: { setData: vi.fn() } });
  await screen.findByText("Section kopiert");

  api.section = async () => ({ ok: true, value: { document: { root: {}, content: [] } } });
  fireEvent.click(screen.getByRole("button", { name: /^Prices/ }));
  await screen.findByText("„Prices“ ist leer.");
});

test("sections have a tab of their own, which stays chosen, and a search finds both", async () => {
  const { unmount } = await openPanel();
  expect(screen.queryByRole("region", { name: "Layout" })).toBeNull();
  unmount();
  await openEditor({ panel: "widgets" });
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Sections");
  await userEvent.type(screen.getByRole("searchbox"), "button");
  expect(screen.getByRole("button", { name: "Button" })).toBeTruthy();
  expect(screen.queryByRole("tab", { name: "Sections" })).toBeNull();
});

test("forms have no tabs of sections", async () => {
  await openEditor({ panel: "widgets", boot: { kind: "form", catalog: "fields" } });
  expect(within(screen.getByRole("region", { name: "Fields" })).queryByRole("tab")).toBeNull();
});

test("a tile shows the columns and widgets of its section in miniature", async () => {
  await openPanel();
  const tile = await screen.findByRole("button", { name: /^Prices/ });
  const shapes = (type: string) =>
    [...(tile.querySelectorAll(`[data-type="${type}"] [data-shape]`) ?? [])].map((one) =>
      one.getAttribute("data-shape"),
    );

  expect(tile.querySelector("[data-tone]")?.getAttribute("data-tone")).toBe("sunken");
  expect(shapes("grid").join("")).toBe("hnttbb");
  expect(tile.querySelector<HTMLElement>('[data-type="grid"]')?.style.getPropertyValue("--columns")).toBe("2");
});

test.each([
  ["a page without H1", "h2", 0, "h1"],
  ["a page with H1", "h1", 0, "h2"],
  ["a page whose template has the H1", "h2", 1, "h2"],
])("the heading of a hero is H1 on a page without one: %s", async (_page, header_size, headings, expected) => {
  const first = { type: "heading", props: { id: "first", title: "Oak", header_size } };
  const { api, saved } = await openEditor({ panel: "widgets", elements: [first], checks: { headings } });
  const title = { type: "heading", props: { id: "t", title: "Hero", header_size: "h1", size: "display" } };
  api.section = async () => ({
    ok: true,
    value: { document: { root: {}, content: [{ type: "section", props: { id: "s", content: [title] } }] } },
  });
  api.sections = async () => ({ ok: true, value: { sections: [HERO], ready: [] } });
  window.dispatchEvent(new Event("intarsia:sections-changed"));
  await showSections();
  await vi.waitFor(() => expect(api.checks).toHaveBeenCalled());
  fireEvent.click(await (await group()).findByRole("button", { name: /Hero/ }));
  await vi.waitFor(() => expect(screen.getByRole("button", { current: true }).textContent).toBe("Section"));
  await save();

  const section = saved.at(-1)?.document.content[1] as Element;
  expect((section.props.content as Element[])[0]?.props).toMatchObject({ header_size: expected, size: "display" });
});

test("it goes after the selected element, like a widget", async () => {
  const { saved } = await openPanel();
  await userEvent.click(screen.getByRole("button", { name: "Navigator" }));
  await userEvent.click(screen.getAllByRole("treeitem")[0] as HTMLElement);
  await userEvent.click(screen.getByRole("button", { name: "Widgets" }));
  fireEvent.click(await (await group()).findByRole("button", { name: /Hero/ }));
  await vi.waitFor(() => expect(screen.getByRole("button", { current: true }).textContent).toBe("Section"));
  await save();
  expect(saved.at(-1)?.document.content.map(({ type }) => type)).toEqual(["heading", "section", "heading", "heading"]);
});

test("links from one element of a section to another lead to the copies", async () => {
  const { api, saved } = await openPanel();
  const link = { url: "", action: { name: "popup:open", settings: { id: "p" } } };
  const content: Element[] = [
    { type: "button", props: { id: "b", link } },
    { type: "modal_popup", props: { id: "p" } },
  ];
  api.section = async () => ({ ok: true, value: { document: { root: {}, content } } });
  fireEvent.click(await (await group()).findByRole("button", { name: /Hero/ }));
  await vi.waitFor(() => expect(screen.getByRole("button", { current: true }).textContent).toBe("Button"));
  await save();

  const [button, popup] = (saved.at(-1)?.document.content.slice(-2) ?? []) as [Element, Element];
  expect(popup.props.id).not.toBe("p");
  expect((button.props.link as typeof link).action.settings.id).toBe(popup.props.id);
});

test("names the widgets of a section and is found by its name", async () => {
  await openPanel([HERO, { id: 4, title: "Price list", widgets: [], outline: [] }]);
  expect(await (await group()).findByRole("button", { name: "Hero Section, Heading" })).toBeTruthy();
  await userEvent.type(screen.getByRole("searchbox"), "pric");
  expect((await group()).getAllByRole("button").map((one) => one.textContent)).toEqual(["Price list"]);
  await userEvent.type(screen.getByRole("searchbox"), "zzz");
  expect(screen.queryByRole("region", { name: "Saved sections" })).toBeNull();
});

test("says how to save the first one, and why the list could not be loaded", async () => {
  const { api } = await openEditor({ panel: "widgets", boot: { canSaveSections: true } });
  await showSections();
  expect(await (await group()).findByText(/choose “Save as section”/)).toBeTruthy();
  api.sections = async () => ({ ok: false, status: 0, error: "offline", message: "No connection.", problems: [] });
  window.dispatchEvent(new Event("intarsia:sections-changed"));
  expect(await (await group()).findByText(/No connection/)).toBeTruthy();
  expect((await group()).getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("says why a section could not be inserted", async () => {
  const { api } = await openPanel();
  api.section = async () => ({ ok: false, status: 404, error: "not_found", message: "It was deleted.", problems: [] });
  fireEvent.click(await (await group()).findByRole("button", { name: /Hero/ }));
  expect(await screen.findByText("It was deleted.")).toBeTruthy();
});

async function openSaveDialog(canSaveSections = true) {
  const opened = await openEditor({ panel: "navigator", boot: { canSaveSections } });
  fireEvent.contextMenu(screen.getAllByRole("treeitem")[0] as HTMLElement);
  return opened;
}

test("an element is saved as a section under its name", async () => {
  const { api } = await openSaveDialog();
  const saveSection = vi.spyOn(api, "saveSection");
  await userEvent.click(await screen.findByRole("menuitem", { name: /Save as section/ }));
  const name = await screen.findByRole("textbox", { name: "Name" });
  expect((name as HTMLInputElement).value).toBe("Heading");
  await userEvent.clear(name);
  await userEvent.type(name, "Title{Enter}");

  expect(saveSection).toHaveBeenCalledWith("Title", heading("a"));
  expect(await screen.findByText(/“Title” is in the tab “Sections”/)).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("says why an element could not be saved, and keeps the name", async () => {
  const { api } = await openSaveDialog();
  api.saveSection = async () => ({ ok: false, status: 403, error: "forbidden", message: "Ask someone.", problems: [] });
  await userEvent.click(await screen.findByRole("menuitem", { name: /Save as section/ }));
  await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), "{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("Ask someone.");
});

test("without permission the menu has no such action", async () => {
  await openSaveDialog(false);
  await screen.findByRole("menuitem", { name: "Duplicate" });
  expect(screen.queryByRole("menuitem", { name: /Save as section/ })).toBeNull();
});

test("is accessible", async () => {
  await openPanel();
  await (await group()).findByRole("button", { name: /Hero/ });
  expect(await violations(screen.getByRole("region", { name: "Saved sections" }))).toEqual([]);
});
