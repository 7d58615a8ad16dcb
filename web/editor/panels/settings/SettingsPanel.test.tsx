import "../../testing/canvasBrowser";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { widgets } from "../../../../intarsia/widgets";
import type { Document, Element } from "../../../documents/document";
import { violations } from "../../../kit/testing/renderWidget";
import { CANVAS_PARTS } from "../../canvas/canvasParts";
import { EditingProvider, useEditing } from "../../puckAdapter";
import type { Boot } from "../../saving/api";
import { boot, inEditor } from "../../testing/inEditor";
import { openEditor } from "../../testing/openEditor";
import { StepList } from "../history/StepList";
import { SettingsPanel } from "./SettingsPanel";

const heading = (id: string, more = {}): Element => ({ type: "heading", props: { id, title: "Oak", ...more } });

let page: Document;
let editing: ReturnType<typeof useEditing>;
let goTo: ReturnType<typeof vi.fn<(step: number) => void>>;
beforeEach(() => {
  localStorage.clear();
  page = { root: {}, content: [heading("a"), heading("b", { $label: "Top" }), { type: "gone", props: { id: "g" } }] };
  goTo = vi.fn<(step: number) => void>();
});

function Parts() {
  editing = useEditing();
  return (
    <>
      <SettingsPanel />
      <StepList onGoTo={goTo} />
    </>
  );
}

function panel(selected?: string, own: Partial<Boot> = {}) {
  inEditor(
    <EditingProvider
      document={page}
      widgets={widgets}
      parts={CANVAS_PARTS}
      onChange={(changed) => {
        page = changed;
      }}
      isReadOnly={false}
    >
      <Parts />
    </EditingProvider>,
    { boot: own },
  );
  // The canvas engine shows itself once its stylesheet has loaded, which jsdom never does.
  document.querySelector<HTMLElement>(".Puck")?.style.setProperty("visibility", "visible");
  if (selected) act(() => editing.select(selected));
  return screen.getByRole("complementary", { name: "Settings" });
}

const tabs = () => screen.getAllByRole("tab");
const chosen = () => tabs().map((tab) => tab.getAttribute("aria-selected"));
const propsOf = (id: string) => page.content.find((element) => element.props.id === id)?.props;

test("without a selection, the panel shows the page and leads to what else can be edited", async () => {
  const { saved } = await openEditor({
    boot: { searchResult: { siteName: "", url: "", title: "" } },
    page: { live_url: "/oak/", has_unpublished_changes: true },
  });
  const settings = within(screen.getByRole("complementary", { name: "Settings" }));
  settings.getByText("Visitors see an older version");
  expect(settings.getByRole("link", { name: "View it" }).getAttribute("href")).toBe("/oak/");
  expect(settings.getByRole("link", { name: "Page settings" }).getAttribute("href")).toBe(boot().urls.exit);
  expect(settings.queryByRole("button", { name: "Colors and fonts" })).toBeNull();
  await userEvent.click(settings.getByRole("button", { name: "Title and description" }));
  expect(screen.getByRole("region", { name: "Search and sharing" })).toBeTruthy();
  expect(saved).toEqual([]);
});

test("without a selection, the panel of another document says nothing about publication", () => {
  expect(panel(undefined, { kind: "template" }).textContent).not.toMatch(/draft|Visitors/);
});

test("without a selection, the panel of a form leads to its notifications", () => {
  const link = within(panel(undefined, { kind: "form" })).getByRole("link", { name: "settings of the form" });
  expect(link.getAttribute("href")).toBe(boot().urls.exit);
});

test("without a selection, the panel of a form shows who is e-mailed, and leads to a change of it", () => {
  const note = "Entries are e-mailed to a@example.org.";
  const nextSteps = { note, notifications: "/exit/#tab-after_sending", links: [] };
  const shown = within(panel(undefined, { kind: "form", nextSteps }));
  shown.getByText(note);
  expect(shown.getByRole("link", { name: "Change recipients" }).getAttribute("href")).toBe(nextSteps.notifications);
});

test("an element whose widget is not installed keeps its content", () => {
  expect(panel("g").textContent).toContain("The widget “gone” is not installed here. Its content is kept.");
  expect(screen.queryByRole("tab")).toBeNull();
});

test("the title is the name of the widget, and the element's own name before it", () => {
  panel("a");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Heading");

  act(() => editing.select("b"));
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("TopHeading");
});

test("three tabs are one stop of the tab key, and arrow keys go round", async () => {
  const settings = panel("a");
  expect(tabs().map((tab) => tab.textContent)).toEqual(["Content", "Style", "Advanced"]);
  expect(chosen()).toEqual(["true", "false", "false"]);
  expect(tabs().map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  expect(screen.getByRole("tabpanel", { name: "Content" }).id).toBe("settings-panel");
  expect(tabs().map((tab) => tab.getAttribute("aria-controls"))).toEqual(Array(3).fill("settings-panel"));
  expect(await violations(settings)).toEqual([]);

  act(() => tabs()[0]?.focus());
  await userEvent.keyboard("{ArrowLeft}");
  expect(chosen()).toEqual(["false", "false", "true"]);
  expect(document.activeElement).toBe(tabs()[2]);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
  expect(chosen()).toEqual(["false", "true", "false"]);
  expect(screen.getByRole("tabpanel", { name: "Style" })).toBeTruthy();
  expect(fireEvent.keyDown(tabs()[1] as HTMLElement, { key: "ArrowLeft" })).toBe(false);
  expect(fireEvent.keyDown(tabs()[1] as HTMLElement, { key: "x" })).toBe(true);
});

test("the left arrow key selects the next tab in a right-to-left editor", async () => {
  panel("a");
  screen.getByRole("tablist").style.direction = "rtl";
  act(() => tabs()[0]?.focus());
  await userEvent.keyboard("{ArrowLeft}");

  expect(chosen()).toEqual(["false", "true", "false"]);
});

test("the chosen tab stays for the next element, and an unknown one is forgotten", async () => {
  panel("a");
  await userEvent.click(screen.getByRole("tab", { name: "Style" }));
  act(() => editing.select("b"));

  expect(chosen()).toEqual(["false", "true", "false"]);
});

test("a new element starts with its content, and an undo does not", async () => {
  panel("a");
  await userEvent.click(screen.getByRole("tab", { name: "Style" }));
  act(() => editing.update("a", (props) => ({ ...props, title: "Ash" }), { label: "Heading: Title" }));
  expect(chosen()).toEqual(["false", "true", "false"]);
});

test("a search shows settings of all tabs, and Escape ends it", async () => {
  panel("a");
  const search = screen.getByRole("searchbox", { name: "Search settings" });
  await userEvent.type(search, "margin");
  expect(screen.queryByRole("tablist")).toBeNull();
  expect(screen.getAllByRole("region").map((section) => section.getAttribute("aria-label"))).not.toContain("Content");

  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("tablist")).toBeTruthy();
  expect((search as HTMLInputElement).value).toBe("");

  await userEvent.type(search, "qwertz");
  expect(within(screen.getByLabelText("Settings", { selector: "aside" })).getByRole("status").textContent).toBe(
    "No results for “qwertz”. Try another word, such as “gap” or “font size”.",
  );
});

test("the name of an element is stored, and removed when it is empty", async () => {
  panel("a");
  await userEvent.click(screen.getByRole("tab", { name: "Advanced" }));
  const identity = screen.queryByRole("textbox", { name: "Name" });
  if (!identity) await userEvent.click(screen.getByRole("button", { name: "Identity" }));
  const field = (name: string) => screen.getByRole("textbox", { name }) as HTMLInputElement;
  await userEvent.type(field("Name"), "Top");
  await userEvent.type(field("CSS ID"), "prices");
  expect([propsOf("a")?.$label, propsOf("a")?._element_id]).toEqual(["Top", "prices"]);

  await userEvent.clear(field("Name"));
  expect(propsOf("a")).not.toHaveProperty("$label");
});

test("the style of hovering is kept apart from the normal one", async () => {
  panel("a");
  await userEvent.click(screen.getByRole("tab", { name: "Style" }));
  const states = screen.getByLabelText("State");

  expect(within(states).getAllByRole("radio").length + within(states).queryAllByRole("button").length).toBe(2);
});

test("the steps are listed newest first, with the current one marked", async () => {
  panel("a");
  act(() => editing.update("a", (props) => ({ ...props, title: "Ash" }), { label: "Heading: Title" }));
  const steps = () => within(screen.getAllByRole("list").at(-1) as HTMLElement).getAllByRole("button");
  expect(steps()).toHaveLength(2);
  expect(steps()[0]?.textContent).toContain("Heading: Title");
  expect(steps().map((step) => step.getAttribute("aria-current"))).toEqual(["step", null]);
  expect(steps().map((step) => "undone" in step.dataset)).toEqual([false, false]);

  await userEvent.click(steps()[1] as HTMLElement);
  expect(goTo).toHaveBeenCalledWith(0);
  act(() => editing.goTo(0));
  expect(steps().map((step) => step.getAttribute("aria-current"))).toEqual([null, "step"]);
  expect(steps().map((step) => "undone" in step.dataset)).toEqual([true, false]);
});
