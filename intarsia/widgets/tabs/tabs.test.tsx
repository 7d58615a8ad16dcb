import { readFileSync } from "node:fs";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { loadStyle } from "../../../web/kit/testing/loadStyle";
import { renderWidget, viewOf, violations } from "../../../web/kit/testing/renderWidget";
import { tabs } from ".";

const WOODS = [
  { _id: "a", title: "Walnut", content: <p>Dark and even</p> },
  { _id: "b", title: "Maple", content: <p>Pale and hard</p> },
  { _id: "c", title: "Cherry", content: <p id="ripens">It ripens with the years</p> },
];

const title = (name: string) => screen.getByRole("tab", { name });
const panel = () => screen.getByRole("tabpanel");

describe("published", () => {
  test("RUN-HND-10 publishes all titles and panels, the first one open", () => {
    const { html } = renderWidget(tabs, { tabs: WOODS });

    for (const words of ["Walnut", "Maple", "Cherry", "Dark and even", "Pale and hard", "It ripens with the years"]) {
      expect(html).toContain(words);
    }
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
    expect(html).not.toContain("style=");
  });

  test("RUN-HND-10 shows the panels one below the other without a script, each under its title", () => {
    const css = readFileSync("intarsia/widgets/tabs/tabs.css", "utf8");
    const { html } = renderWidget(tabs, { tabs: WOODS });

    expect(css).toMatch(/@media \(scripting: none\), print \{[^@]*\.tabs__title \{\s*display: block/);
    // The attribute would hide them, whatever the stylesheet says.
    expect(html).not.toContain("hidden");
  });

  test("the list of tabs has the accessible name that the owner set", () => {
    const { getByRole } = renderWidget(tabs, { tabs: WOODS, label: "Woods" });
    expect(getByRole("tablist", { name: "Woods" })).toBeTruthy();
    expect(renderWidget(tabs, { tabs: WOODS }).html).not.toContain("aria-label=");
  });

  test("RUN-AST-05 shows all panels if the island failed", () => {
    loadStyle("tabs");
    const { container } = renderWidget(tabs, { tabs: WOODS });
    expect(within(container).getAllByRole("tabpanel")).toHaveLength(1);

    container.dataset.state = "failed";

    expect(within(container).getAllByRole("tabpanel")).toHaveLength(3);
    expect(within(container).queryByRole("tablist")).toBeNull();
  });

  test.each([
    [2, "Maple"],
    [9, "Cherry"],
    [0, "Walnut"],
  ])("opens for default_tab %i the tab %s", (default_tab, name) => {
    renderWidget(tabs, { tabs: WOODS, default_tab });

    expect(screen.getByRole("tab", { selected: true }).textContent).toBe(name);
  });

  test("RUN-ANC-01 starts with the tab that the URL leads into", () => {
    window.location.hash = "#ripens";
    renderWidget(tabs, { tabs: WOODS });

    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Cherry");
    window.location.hash = "";
  });

  test("W-ALL-01 has three tabs by default", () => {
    renderWidget(tabs);

    expect(screen.getAllByRole("tab")).toHaveLength(3);
  });

  test("names a tab without a title by its number", () => {
    renderWidget(tabs, { tabs: [{ _id: "a", title: "", content: [] }] });

    expect(title("Tab 1")).toBeTruthy();
  });

  test("W-ALL-04 shows a hint in the editor and nothing on the page without tabs", () => {
    expect(renderWidget(tabs, { tabs: [] }).html).toBe("");
    expect(renderWidget(tabs, { tabs: [] }, { environment: { mode: "editor" } }).html).toContain("Add a tab");
  });

  test("has style rules per device", () => {
    const style = { desktop: { tab_active_color: "#123456" }, mobile: { tab_gap: "8px" } };
    const { css } = renderWidget(tabs, {}, { style });

    expect(css).toContain(".e-tabs-1{--tab-open:#123456}");
    expect(css).toContain("@media (max-width:767px){.e-tabs-1 .tabs__list{gap:8px}}");
  });
});

describe("chosen by a visitor", () => {
  test("W-TABS-01 opens a tab on click and closes the previous one", async () => {
    loadStyle("tabs");
    renderWidget(tabs, { tabs: WOODS });

    await userEvent.click(title("Maple"));

    expect(panel().textContent).toContain("Pale and hard");
    expect(title("Maple").getAttribute("aria-selected")).toBe("true");
    expect(title("Walnut").getAttribute("aria-selected")).toBe("false");
  });

  test.each(["{Enter}", " "])("W-TABS-01 opens the focused title with the key “%s”", async (key) => {
    loadStyle("tabs");
    renderWidget(tabs, { tabs: WOODS });

    await userEvent.tab();
    await userEvent.keyboard(`{ArrowRight}${key}`);

    expect(panel().textContent).toContain("Pale and hard");
  });

  test("W-TABS-02 moves focus between titles with arrow keys, without opening them", async () => {
    loadStyle("tabs");
    renderWidget(tabs, { tabs: WOODS });
    await userEvent.tab();

    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(title("Maple"));
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(document.activeElement).toBe(title("Cherry"));
    await userEvent.keyboard("{Home}");
    expect(document.activeElement).toBe(title("Walnut"));
    await userEvent.keyboard("{End}");
    expect(document.activeElement).toBe(title("Cherry"));

    expect(panel().textContent).toContain("Dark and even");
  });

  test("W-TABS-02 moves forward with the left arrow in right-to-left text", async () => {
    renderWidget(tabs, { tabs: WOODS }, { environment: { direction: "rtl" } });
    await userEvent.tab();

    await userEvent.keyboard("{ArrowLeft}");

    expect(document.activeElement).toBe(title("Maple"));
  });

  test("W-TABS-02 moves with up and down between vertical titles", async () => {
    renderWidget(tabs, { tabs: WOODS, nav_position: "left" });
    await userEvent.tab();

    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");

    expect(document.activeElement).toBe(title("Maple"));
    expect(screen.getByRole("tablist").getAttribute("aria-orientation")).toBe("vertical");
  });

  test("W-ALL-03 has two tab stops: the open title and its panel", async () => {
    loadStyle("tabs");
    renderWidget(tabs, { tabs: WOODS });

    await userEvent.tab();
    await userEvent.tab();

    expect(document.activeElement).toBe(panel());
    expect(panel().getAttribute("aria-labelledby")).toBe(title("Walnut").id);
  });

  test("notifies widgets inside each time they become visible", async () => {
    const { container } = renderWidget(tabs, { tabs: WOODS });
    const heard = vi.fn();
    container.addEventListener("w:tabs:activate", (event) => heard((event as CustomEvent).detail));

    await userEvent.click(title("Maple"));
    await userEvent.click(title("Walnut"));

    expect(heard.mock.calls).toEqual([[{ id: "tabs-1", panel: 1 }], [{ id: "tabs-1", panel: 0 }]]);
  });

  test.each([
    ["ripens", "It ripens"],
    ["tabs-1-panel-2", "Pale and hard"],
  ])("RUN-ANC-01 opens the panel that contains or is #%s when a link leads there", (id, words) => {
    loadStyle("tabs");
    renderWidget(tabs, { tabs: WOODS });

    act(() => void document.getElementById(id)?.dispatchEvent(new CustomEvent("intarsia:reveal", { bubbles: true })));

    expect(panel().textContent).toContain(words);
  });
});

test("W-ALL-01 shows another default tab at once in the editor", () => {
  loadStyle("tabs");
  const { rerender } = render(viewOf(tabs, { tabs: WOODS }));

  rerender(viewOf(tabs, { tabs: WOODS, default_tab: 3 }));

  expect(panel().textContent).toContain("It ripens");
});

test("W-ALL-04 opens two tab widgets separately", async () => {
  loadStyle("tabs");
  const first = renderWidget(tabs, { tabs: WOODS }, { id: "one" });
  const second = renderWidget(tabs, { tabs: WOODS }, { id: "two" });

  await userEvent.click(within(first.container).getByRole("tab", { name: "Maple" }));

  expect(within(first.container).getByRole("tabpanel").textContent).toContain("Pale");
  expect(within(second.container).getByRole("tabpanel").textContent).toContain("Dark");
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id).filter((id) => id !== "ripens");
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(["top", "left"])("W-ALL-03 is accessible (titles %s)", async (nav_position) => {
  loadStyle("tabs");
  const { container } = renderWidget(tabs, { tabs: WOODS, nav_position });

  expect(await violations(container)).toEqual([]);
});
