import { act, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ShownItem } from "../../../web/kit/parts/disclosure/useShownItem";
import { cssOf, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { menu } from ".";

const pages = [
  {
    text: "Courses",
    href: "/courses/",
    children: [
      { text: "First cuts", href: "/courses/first-cuts/" },
      { text: "Shading", href: "/courses/shading/" },
    ],
  },
  { text: "Visit", href: "/visit/", children: [] },
];
const items = [
  { _id: "a", text: "Home", link: { url: "/" }, children: [] },
  { _id: "b", text: "More", link: { url: "" }, children: [{ _id: "c", text: "Oak", link: { url: "/oak/" } }] },
];

const showing = (settings: Record<string, unknown> = {}, current = "", id = "m-1") =>
  renderWidget(menu, settings, { id, resources: { data: { [id]: { pages, current } } } });

test("W-ALL-01 RUN-HND-10 W-MENU-03 publishes the site's pages as a list of links", () => {
  const { getByRole } = showing();
  const courses = getByRole("link", { name: "Courses" }).parentElement as HTMLElement;

  expect(getByRole("navigation", { name: "Main menu" })).toBeTruthy();
  expect(within(courses).getByRole("link", { name: "Shading" }).getAttribute("href")).toBe("/courses/shading/");
});

test("W-MENU-03 shows custom links instead of pages", () => {
  const { getAllByRole } = showing({ source: "custom", items });

  expect(getAllByRole("link").map((link) => link.textContent)).toEqual(["Home", "Oak"]);
});

test.each(["pages", "custom"])("W-MENU-03 ends with a button, whose link is in the list: %s", (source) => {
  const { getAllByRole } = showing({ source, items, action_text: "Book", action_link: { url: "/book/" } });
  const [last] = getAllByRole("link").reverse() as [HTMLElement];

  expect([last.textContent, last.getAttribute("href")]).toEqual(["Book", "/book/"]);
  expect(last.closest("ul")?.className).toBe("menu__list");
});

test("a button without a link, or without a text, is left out", () => {
  for (const settings of [{ action_text: "Book" }, { action_link: { url: "/book/" } }])
    expect(showing(settings).container.querySelector(".menu__action")).toBeNull();
});

test("W-MENU-03 marks exactly the current page", () => {
  const { getAllByRole } = showing({}, "/courses/shading/");
  const current = getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");

  expect(current.map((link) => link.textContent)).toEqual(["Shading"]);
});

test.each([
  ["/courses/shading/", ["Courses", "Shading"]],
  ["/courses/shading/notes/", ["Courses", "Shading"]],
  ["/visit/", ["Visit"]],
  ["/visitors/", []],
  ["/", []],
])("marks the parents of the current page visually: %s", (current, expected) => {
  const { container } = showing({}, current);

  expect([...container.querySelectorAll(".menu__link--marked")].map((link) => link.textContent)).toEqual(expected);
});

test.each(["/de/", "/school/"])("does not mark the home page of a language or a subpath as a parent: %s", (home) => {
  const links = [
    { _id: "a", text: "Start", link: { url: home }, children: [] },
    { _id: "b", text: "Kurse", link: { url: `${home}kurse/` }, children: [] },
  ];
  const data = { current: `${home}kurse/`, home };
  const { container } = renderWidget(
    menu,
    { source: "custom", items: links },
    { id: "m-1", resources: { data: { "m-1": data } } },
  );

  expect([...container.querySelectorAll(".menu__link--marked")].map((link) => link.textContent)).toEqual(["Kurse"]);
});

test("does not mark the site's home page as a parent", () => {
  const { container } = showing({ source: "custom", items }, "/oak/");

  expect([...container.querySelectorAll(".menu__link--marked")].map((link) => link.textContent)).toEqual(["Oak"]);
});

test("W-MENU-02 has a button next to a link with a submenu; an item without a URL is the button", () => {
  const pagesMenu = showing();
  const [button] = pagesMenu.container.querySelectorAll("summary");
  expect(button?.getAttribute("aria-label")).toBe("Courses");
  expect(pagesMenu.container.querySelectorAll("summary")).toHaveLength(1);

  const custom = showing({ source: "custom", items }, "", "m-2");
  expect(custom.container.querySelector("summary")?.textContent).toBe("More");
});

test("W-MENU-01 has a menu toggle as a row, but none as a column or if it is turned off", () => {
  const { getByRole, container } = showing();
  const open = getByRole("button", { name: "Menu" });
  const close = getByRole("button", { name: "Close", hidden: true });
  expect(container.querySelector(`#${open.getAttribute("popovertarget")}`)?.getAttribute("popover")).toBe("auto");
  expect(close.getAttribute("popovertargetaction")).toBe("hide");

  expect(showing({ layout: "vertical" }, "", "m-2").html).not.toContain("popover");
  expect(showing({ dropdown: "none" }, "", "m-3").html).not.toContain("popover");
});

test("submenus overlay the page below a row, and are part of the list in a column", () => {
  expect(showing().container.querySelectorAll(".menu__sub.menu__drop")).toHaveLength(1);
  const column = showing({ layout: "vertical" }, "", "m-2").container;
  expect([".menu__sub", ".menu__drop"].map((part) => column.querySelectorAll(part).length)).toEqual([1, 0]);
});

test("a button looks like a link unless it is next to one", () => {
  const buttonOf = (id: string, settings: object) =>
    showing({ ...settings }, "", id).container.querySelector("summary");
  expect(buttonOf("m-1", {})?.className).toBe("menu__open");
  expect(buttonOf("m-2", { source: "custom", items })?.className).toBe("menu__open menu__link");
});

const withPanel = {
  _id: "p",
  text: "Woods",
  link: { url: "/woods/" },
  below: "panel",
  children: [],
  panel: <p>Oak</p>,
};

test("RUN-MENU-06 W-ALL-01 publishes a mega menu panel with elements instead of links", () => {
  const hidden = [{ _id: "c", text: "Elm", link: { url: "/elm/" } }];
  const { container, getByText } = showing({ source: "custom", items: [{ ...withPanel, children: hidden }] });
  const [button] = container.querySelectorAll("summary");

  expect(button?.getAttribute("aria-label")).toBe("Woods");
  expect(button?.parentElement?.nextElementSibling?.contains(getByText("Oak"))).toBe(true);
  expect(container.textContent).not.toContain("Elm");
});

test("has a panel button if the item has no URL", () => {
  const { container } = showing({ source: "custom", items: [{ ...withPanel, link: { url: "" } }] });

  expect(container.querySelector("summary")?.textContent).toBe("Woods");
});

test("shows links only if the panel of an item is no longer chosen", () => {
  const { container } = showing({ source: "custom", items: [{ ...withPanel, below: "links" }] });

  expect(container.textContent).toBe("Woods");
});

test("EDIT-ED-01 opens the submenu that the owner edits on the canvas", () => {
  const listeners = new Map<string, (item: string) => void>();
  const shownItem: ShownItem = {
    subscribe(id, listener) {
      listeners.set(id, listener);
      return () => {};
    },
  };
  const environment = { mode: "editor", shownItem } as const;
  const settings = { source: "custom", items: [...items, withPanel] };
  const { container } = renderWidget(menu, settings, { id: "m-1", environment });
  const [more, woods] = container.querySelectorAll("details");

  act(() => listeners.get("m-1")?.("p"));
  expect([more?.open, woods?.open]).toEqual([false, true]);
  act(() => listeners.get("m-1")?.("b"));
  expect([more?.open, woods?.open]).toEqual([true, false]);
});

test("RUN-HND-06 RUN-HND-07 has links with the chosen attributes", () => {
  const link = { url: "https://example.com", is_external: "on", nofollow: "on" };
  const { getByRole } = showing({ source: "custom", items: [{ _id: "a", text: "Shop", link, children: [] }] });

  expect(getByRole("link").getAttribute("target")).toBe("_blank");
  expect(getByRole("link").getAttribute("rel")).toBe("noopener nofollow");
});

test("leaves out items without text, or without URL and submenu", () => {
  const empty = [
    { _id: "a", text: "", link: { url: "/a/" }, children: [] },
    { _id: "b", text: "Nowhere", link: { url: "" }, children: [{ _id: "c", text: "Gone", link: { url: "" } }] },
    { _id: "d", text: "Here", link: { url: "/here/" }, children: [] },
  ];

  const { container, getAllByRole } = showing({ source: "custom", items: empty });
  expect(container.textContent).toBe("Here");
  expect(getAllByRole("listitem")).toHaveLength(1);
});

test("W-ALL-02 RUN-HND-08 has an alignment per device", () => {
  expect(cssOf(menu, { align: "center", align_mobile: "end" }, { id: "m-1" })).toBe(
    ".e-m-1{--align:center}@media (max-width:767px){.e-m-1{--align:end}}",
  );
});

test("W-ALL-04 shows visitors nothing and staff a hint without pages or links", () => {
  const environment = { mode: "editor" } as const;

  expect(renderWidget(menu).html).toBe("");
  expect(renderWidget(menu, {}, { environment }).getByText(/Promote tab/)).toBeTruthy();
  expect(renderWidget(menu, { source: "custom", items: [] }, { environment }).getByText("Add a link")).toBeTruthy();
});

test("W-ALL-03 W-ALL-04 is accessible twice on a page, with separate panels and groups", async () => {
  const { container } = showing();
  const other = showing({ label: "Footer", layout: "vertical" }, "", "m-2");
  showing({ label: "Woods", source: "custom", items: [withPanel] }, "", "m-3");

  expect(await violations(document.body)).toEqual([]);
  expect(container.querySelector("details")?.getAttribute("name")).not.toBe(
    other.container.querySelector("details")?.getAttribute("name"),
  );
});
