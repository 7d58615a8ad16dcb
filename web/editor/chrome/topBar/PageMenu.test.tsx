import "../../testing/canvasBrowser";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadLayers } from "../../layers/onDemand";
import { heading, openEditor } from "../../testing/openEditor";
import { readStored } from "../../useStoredState";

beforeAll(() => loadLayers());

beforeEach(() => localStorage.clear());

const PUBLISHED = { live_url: "/oak/", has_unpublished_changes: false };
const CHANGED = { live_url: "/oak/", has_unpublished_changes: true };
const URLS = { ...(await import("../../testing/inEditor")).boot().urls, unpublish: "/unpublish/" };

const more = () => screen.getByRole("button", { name: "More" });
const items = () => {
  const lines = screen.getAllByRole("group").flatMap((group) => [...group.children]);
  return lines.map((line) => line.querySelector("span")?.textContent);
};
const item = (name: string) => screen.getByRole("menuitem", { name });

async function openMenu(options: Parameters<typeof openEditor>[0] = {}) {
  const opened = await openEditor(options);
  await userEvent.click(more());
  return opened;
}

test("a page that was never published has no actions for the published one", async () => {
  await openMenu({ boot: { urls: URLS } });
  expect(items()).toEqual([
    "Preview in a new tab",
    "Page settings",
    "History",
    "Show or hide panels",
    "Keyboard shortcuts",
    "Clicked images: open the lightbox",
  ]);
  expect(item("Page settings").getAttribute("href")).toBe("/exit/");
});

test("a form has its notifications in its settings", async () => {
  await openMenu({ boot: { kind: "form", urls: URLS } });
  expect(item("Form settings and e-mails").getAttribute("href")).toBe("/exit/");
});

test("a published page can be opened and unpublished", async () => {
  await openMenu({ boot: { urls: URLS }, page: PUBLISHED });
  expect(item("Published page").getAttribute("href")).toBe("/oak/");
  expect(item("Published page").getAttribute("target")).toBe("_blank");
  expect(item("Unpublish…").getAttribute("href")).toBe("/unpublish/");
  expect(item("Unpublish…").getAttribute("target")).toBeNull();
  expect(items()).not.toContain("Restore published version");
});

test("a page without permission to unpublish offers no such action", async () => {
  await openMenu({ page: PUBLISHED });
  expect(items()).toContain("Published page");
  expect(items()).not.toContain("Unpublish…");
});

test("the menu follows what visitors see after a publish", async () => {
  await openEditor();
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  await userEvent.click(more());
  expect(item("Published page").getAttribute("href")).toBe("/oak/");
});

test("restores the published version as a new step", async () => {
  const live = { root: { props: {} }, content: [heading("live", "As published")] };
  const { saved } = await openMenu({
    page: CHANGED,
    versions: [
      { entry: {}, document: { root: {}, content: [] } },
      { entry: { is_live: true }, document: live },
    ],
  });
  await userEvent.click(item("Restore published version"));
  await vi.waitFor(() => expect(saved.map(({ action }) => action)).toEqual(["draft"]));
  await userEvent.click(screen.getByRole("button", { name: "Navigator" }));
  expect(await screen.findByRole("treeitem", { name: /As published/ })).toBeTruthy();
});

test("a locked page cannot be restored", async () => {
  await openMenu({ boot: { locked: true }, page: CHANGED });
  expect(items()).toContain("Published page");
  expect(items()).not.toContain("Restore published version");
});

test("previews the document that is on the screen in a tab of its own", async () => {
  const forms: HTMLFormElement[] = [];
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    forms.push(this.cloneNode(true) as HTMLFormElement);
  });
  await openMenu();
  await userEvent.click(item("Preview in a new tab"));
  await userEvent.click(screen.getByRole("button", { name: "Preview in a new tab" }));
  for (const form of forms) {
    const sent = Object.fromEntries(new FormData(form));
    expect([form.method, form.getAttribute("action"), form.target]).toEqual(["post", "/preview/", "intarsia-preview"]);
    expect(sent.csrfmiddlewaretoken).toBe("token");
    expect(JSON.parse(String(sent.document)).content).toEqual([heading("a"), heading("b")]);
  }
  expect(forms).toHaveLength(2);
  expect(document.querySelector("form[target=intarsia-preview]")).toBeNull();
});

test("opens the history, the shortcuts and the page without panels", async () => {
  await openMenu();
  await userEvent.click(item("History"));
  expect(screen.getByRole("region", { name: "History" })).toBeTruthy();
  await userEvent.click(more());
  await userEvent.click(item("Show or hide panels"));
  expect(screen.queryByRole("region", { name: "History" })).toBeNull();
  await userEvent.click(more());
  await userEvent.click(item("Keyboard shortcuts"));
  expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeTruthy();
});

test("remembers whether images open on the canvas", async () => {
  await openMenu();
  await userEvent.click(item("Clicked images: open the lightbox"));
  expect(readStored("lightbox_in_editor", false)).toBe(true);
  await userEvent.click(more());
  await userEvent.click(item("Clicked images: only select them"));
  expect(readStored("lightbox_in_editor", true)).toBe(false);
});

test("Escape closes the menu and gives the focus back", async () => {
  await openMenu();
  expect(more().getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(more().getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(more());
});

test("a phone has the draft and the devices in the menu", async () => {
  const { saved } = await openMenu({ isPhone: true });
  expect(items()).toEqual([
    "Save draft",
    "Checklist",
    "Preview in a new tab",
    "Page settings",
    "History",
    "Desktop",
    "Tablet",
    "Mobile",
    "Clicked images: open the lightbox",
  ]);
  expect(screen.getByRole("menuitemradio", { checked: true }).textContent).toContain("Mobile");
  await userEvent.click(item("Save draft"));
  expect(saved.map(({ action }) => action)).toEqual(["draft"]);
  await userEvent.click(more());
  await userEvent.click(screen.getByRole("menuitemradio", { name: "Tablet" }));
  await userEvent.click(more());
  expect(screen.getByRole("menuitemradio", { checked: true }).textContent).toContain("Tablet");
});

test("a locked page has no draft in the menu of a phone", async () => {
  await openMenu({ isPhone: true, boot: { locked: true } });
  expect(items()).not.toContain("Save draft");
});
