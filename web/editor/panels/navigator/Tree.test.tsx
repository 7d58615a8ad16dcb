import "../../testing/canvasBrowser";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { widgets } from "../../../../intarsia/widgets";
import type { Document, Element } from "../../../documents/document";
import { violations } from "../../../kit/testing/renderWidget";
import { CANVAS_PARTS } from "../../canvas/canvasParts";
import { RenamingContext } from "../../chrome/ScreenContext";
import { EditingProvider } from "../../puckAdapter";
import type { Boot } from "../../saving/api";
import { inEditor } from "../../testing/inEditor";
import { Tree } from "./Tree";

const heading = (id: string, title: string, more = {}): Element => ({ type: "heading", props: { id, title, ...more } });
const content: Element[] = [
  heading("a", "Oak"),
  {
    type: "container",
    props: { id: "box", content: [heading("b", "Walnut", { $label: "B" }), heading("c", "Ash", { $label: "C" })] },
  },
  heading("d", "Elm", { $label: "Last" }),
];

let page: Document;
beforeEach(() => {
  page = { root: {}, content };
});

function Navigator({ query }: { query: string }) {
  return (
    <RenamingContext value={useState<string | null>(null)}>
      <EditingProvider
        document={page}
        widgets={widgets}
        parts={CANVAS_PARTS}
        onChange={(changed) => {
          page = changed;
        }}
        isReadOnly={false}
      >
        <Tree query={query} />
      </EditingProvider>
    </RenamingContext>
  );
}

function tree(query = "", boot: Partial<Boot> = {}) {
  inEditor(<Navigator query={query} />, { boot });
  // The canvas engine shows itself once its stylesheet has loaded, which jsdom never does.
  document.querySelector<HTMLElement>(".Puck")?.style.setProperty("visibility", "visible");
}
const rows = () => screen.getAllByRole("treeitem");
const names = () => rows().map((row) => row.getAttribute("aria-label"));
const row = (name: string | RegExp) => screen.getByRole("treeitem", { name });
const inOrder = () => rows().filter((one) => one.tabIndex === 0);
const focused = () => document.activeElement?.getAttribute("aria-label");

async function press(keys: string) {
  const seen = [];
  for (const key of keys.split(" ")) {
    await userEvent.keyboard(`{${key}}`);
    seen.push(focused());
  }
  return seen;
}

test("each element is a row with its name, its text and its place", async () => {
  tree();
  expect(names()).toEqual(["Heading, Oak", "Container", "B, Walnut", "C, Ash", "Last, Elm"]);
  const ariaState = (one: HTMLElement) =>
    ["level", "posinset", "setsize", "expanded", "selected"].map((name) => one.getAttribute(`aria-${name}`));
  expect(rows().map(ariaState)).toEqual([
    ["1", "1", "3", null, "false"],
    ["1", "2", "3", "true", "false"],
    ["2", "1", "2", null, "false"],
    ["2", "2", "2", null, "false"],
    ["1", "3", "3", null, "false"],
  ]);
  expect(inOrder()).toEqual([row("Heading, Oak")]);
  expect(screen.getByRole("tree", { name: "Elements of the page" }).tabIndex).toBe(-1);
  expect(await violations(screen.getByRole("tree"))).toEqual([]);
});

test("arrow keys move through the rows, and open and close containers", async () => {
  tree();
  act(() => row("Heading, Oak").focus());

  expect(await press("ArrowDown ArrowRight ArrowDown ArrowRight ArrowUp ArrowDown")).toEqual([
    ...["Container", "B, Walnut", "C, Ash", "C, Ash", "B, Walnut", "C, Ash"],
  ]);
  expect(await press("ArrowLeft ArrowLeft ArrowDown ArrowDown ArrowUp")).toEqual([
    ...["Container", "Container", "Last, Elm", "Last, Elm", "Container"],
  ]);
  expect(names()).toHaveLength(3);
  expect(await press("ArrowRight Home End")).toEqual(["Container", "Heading, Oak", "Last, Elm"]);
  expect(names()).toHaveLength(5);
  expect(inOrder()).toEqual([row("Last, Elm")]);
});

test("keys with Ctrl and other keys are not the tree's", () => {
  tree();

  expect(fireEvent.keyDown(row("Heading, Oak"), { key: "ArrowDown" })).toBe(false);
  expect(fireEvent.keyDown(row("Heading, Oak"), { key: "x" })).toBe(true);
  for (const modifier of ["altKey", "ctrlKey", "metaKey"])
    expect(fireEvent.keyDown(row("Heading, Oak"), { key: "ArrowDown", [modifier]: true })).toBe(true);
  expect(fireEvent.keyDown(screen.getByRole("button", { name: "Hide Last" }), { key: "ArrowDown" })).toBe(true);
});

test.each(["Enter", " "])("%j selects the row with the focus", async (key) => {
  tree();
  act(() => row("Heading, Oak").focus());
  await userEvent.keyboard(`{${key}}`);

  expect(rows().map((one) => one.getAttribute("aria-selected"))).toEqual(["true", ...Array(4).fill("false")]);
});

test("a click selects, and the mark of a container opens it without selecting it", async () => {
  tree();
  const mark = row("Container").querySelector(".tree__toggle") as HTMLElement;
  await userEvent.click(mark);
  expect(row("Container").getAttribute("aria-expanded")).toBe("false");
  expect(row("Container").getAttribute("aria-selected")).toBe("false");
  await userEvent.click(mark);

  await userEvent.click(row("C, Ash"));
  expect(row("C, Ash").getAttribute("aria-selected")).toBe("true");
  expect(row("Container").getAttribute("aria-selected")).toBe("false");
});

test("a search shows what matches, in open containers, or says that nothing does", () => {
  tree("ash");
  expect(rows()).toHaveLength(2);
  expect(row("Container").getAttribute("aria-expanded")).toBe("true");
  expect(row(/Ash/).hasAttribute("aria-expanded")).toBe(false);
});

test("a search without results says so", () => {
  tree("teak");

  expect(screen.getByText("No results for “teak”.")).toBeTruthy();
  expect(screen.queryByRole("tree")).toBeNull();
});

const rename = async (name: string, keys: string) => {
  await userEvent.dblClick(row(name));
  const field = screen.getByRole("textbox", { name: "Name" });
  await userEvent.keyboard(keys);
  return field as HTMLInputElement;
};

test("a double click renames an element; an empty name restores the default one", async () => {
  tree();
  const field = await rename("Heading, Oak", "  Top {Enter}");
  expect(field.placeholder).toBe("Heading");
  expect(names()[0]).toBe("Top, Oak");
  expect(page.content[0]?.props.$label).toBe("Top");

  await rename("Last, Elm", "{Delete}{Enter}");
  expect(names()[4]).toBe("Heading, Elm");
  expect(page.content[2]?.props).not.toHaveProperty("$label");
});

test("Escape keeps the name, and leaving the field stores it once", async () => {
  tree();
  await rename("Last, Elm", "Other{Escape}");
  expect(names()[4]).toBe("Last, Elm");
  expect(screen.queryByRole("textbox")).toBeNull();

  await rename("Last, Elm", "Other");
  await userEvent.click(row("Heading, Oak"));
  expect(names()[4]).toBe("Other, Elm");
});

test("the visibility button hides an element for visitors and shows it again", async () => {
  tree();
  const eye = () => screen.getByRole("button", { name: "Hide Heading" });
  expect([eye().getAttribute("aria-pressed"), eye().title]).toEqual(["false", "Hide on all screens"]);

  await userEvent.click(eye());
  expect(names()[0]).toBe("Heading, Oak, hidden");
  expect([eye().getAttribute("aria-pressed"), eye().title]).toEqual(["true", "Show on all screens"]);
  expect(page.content[0]?.props.$style).toEqual({ desktop: { display: "none" } });
  expect(row(/Oak/).getAttribute("aria-selected")).toBe("false");

  await userEvent.click(eye());
  expect(names()[0]).toBe("Heading, Oak");
});

test("only the visibility button of the current row is in the tab order", () => {
  tree();
  const eyes = rows().map((one) => within(one).getByRole("button").tabIndex);

  expect(eyes).toEqual([0, -1, -1, -1, -1]);
});

test("a locked page can be read and not changed", async () => {
  tree("", { locked: true });
  await userEvent.dblClick(row("Heading, Oak"));

  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a long text is cut after forty characters, and markup is no text", () => {
  page = { root: {}, content: [heading("a", `<b>${"x".repeat(60)}</b>`), heading("e", "")] };
  tree();

  expect(names()).toEqual([`Heading, ${"x".repeat(40)}`, "Heading"]);
});
