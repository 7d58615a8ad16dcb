import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { choiceSettings } from "../../../kit/fields/choices/choiceSettings";
import { violations } from "../../../kit/testing/renderWidget";
import { loadLayers } from "../../layers/onDemand";
import { ControlHost } from "../../testing/ControlHost";
import { boot, inEditor } from "../../testing/inEditor";
import { ListControl } from "../list/ListControl";
import { choicesIn } from "./choiceLines";

beforeAll(() => loadLayers());

const OAK = { _id: "a", label: "Oak", value: "oak", image: { id: 7 } };
const ELM = { _id: "b", label: "Elm", value: "elm", is_selected: "yes" };
const ASH = { _id: "c", label: "Ash", value: "ash" };

function shown(editor: "choice" | "choices" = "choice", value: unknown = [OAK, ELM, ASH]) {
  const onValue = vi.fn();
  const { choices } = choiceSettings({ editor, default: [] });
  const rendered = inEditor(<ControlHost of={ListControl} setting={choices} value={value} onValue={onValue} />);
  const last = () => onValue.mock.lastCall?.[0];
  return { ...rendered, onValue, last, labels: () => last().map(({ label }: { label: string }) => label) };
}

const label = (number: number) => screen.getByLabelText(`Label of choice ${number}`);

describe("thousands of choices", () => {
  const TOWNS = Array.from({ length: 10_000 }, (_, index) => ({ _id: `t${index}`, label: `Town ${index}`, value: "" }));
  const rows = () => [...document.querySelectorAll<HTMLInputElement>("[data-part=label]")].map(({ value }) => value);

  it("are shown by the hundred", () => {
    shown("choice", TOWNS);
    expect([rows().length, rows()[0]]).toEqual([100, "Town 0"]);
    fireEvent.click(screen.getByTitle("Next choices"));
    expect([rows().length, rows()[0]]).toEqual([100, "Town 100"]);
    expect(screen.getByText("101 to 200 of 10000")).toBeTruthy();
    fireEvent.change(label(101), { target: { value: "Village" } });
    expect(rows()[0]).toBe("Village");
  });

  it("show the page of the choice that gets the focus", () => {
    shown("choice", TOWNS);
    fireEvent.click(screen.getByLabelText("Add choice"));
    expect(rows()).toEqual([""]);
    expect(document.activeElement).toBe(label(10_001));
    fireEvent.click(screen.getByTitle("Remove"));
    expect(rows().at(-1)).toBe("Town 9999");
    expect(document.activeElement).toBe(label(10_000));
  });

  it("can be turned back, and end with the last page", () => {
    shown("choice", TOWNS.slice(0, 150));
    const [previous, next] = ["Previous choices", "Next choices"].map((name) => screen.getByTitle(name));
    expect([previous, next].map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, false]);
    fireEvent.click(next as HTMLElement);
    expect([previous, next].map((button) => (button as HTMLButtonElement).disabled)).toEqual([false, true]);
    expect(screen.getByText("101 to 150 of 150")).toBeTruthy();
    expect(document.querySelector("ol")?.start).toBe(101);
    fireEvent.click(previous as HTMLElement);
    expect(rows()[0]).toBe("Town 0");
  });

  it("turn pages one by one", () => {
    shown("choice", TOWNS.slice(0, 400));
    for (const first of [100, 200, 300]) {
      fireEvent.click(screen.getByTitle("Next choices"));
      expect(rows()[0]).toBe(`Town ${first}`);
    }
    fireEvent.click(screen.getByTitle("Previous choices"));
    expect(rows()[0]).toBe("Town 200");
  });

  it("show the page before if the last page becomes empty", () => {
    shown("choice", TOWNS.slice(0, 101));
    fireEvent.click(screen.getByTitle("Next choices"));
    fireEvent.click(screen.getByTitle("Remove"));
    expect(rows()).toHaveLength(100);
    expect(document.activeElement).toBe(label(100));
  });

  it("have no pages if they fit on one", () => {
    shown("choice", TOWNS.slice(0, 100));
    expect(screen.queryByTitle("Next choices")).toBeNull();
  });
});

describe("rows of choices", () => {
  it("EDIT-ED-01 adds a choice below with Enter, and its first label becomes its value", async () => {
    const { last } = shown();
    await userEvent.type(label(1), "{Enter}");
    await userEvent.keyboard("Lime{Tab}");
    expect(last()[1]).toMatchObject({ label: "Lime", value: "Lime" });
  });

  it("keeps the value of a choice when its label changes, and what it does not show", async () => {
    const { last } = shown();
    await userEvent.type(label(1), " wood{Tab}");
    expect(last()[0]).toEqual({ ...OAK, label: "Oak wood" });
  });

  it("gives a choice with the label of another one a value of its own", async () => {
    const { last } = shown();
    await userEvent.click(screen.getByRole("button", { name: "Add choice" }));
    await userEvent.keyboard("elm{Tab}");
    expect(last()[3]).toMatchObject({ label: "elm", value: "elm 2" });
  });

  it("says so if two choices have the same value", () => {
    shown("choice", [OAK, { ...ELM, value: "oak" }]);
    const text = "Another choice has the same value. Change the value in the details.";
    expect(label(2).getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(label(2).getAttribute("aria-describedby") ?? "")?.textContent).toBe(text);
  });

  it("EDIT-ED-01 moves a choice with the arrow keys, keeps focus on it and announces it", async () => {
    const { labels } = shown();
    screen.getByRole("button", { name: "Move Oak" }).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(labels()).toEqual(["Elm", "Ash", "Oak"]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move Oak" }));
    expect(screen.getByRole("status").textContent).toBe("Moved to position 3 of 3.");
  });

  it("EDIT-ED-01 moves a choice by dragging its handle", () => {
    const { labels } = shown();
    const target = screen.getAllByRole("listitem")[0] as HTMLElement;
    fireEvent.dragStart(screen.getByRole("button", { name: "Move Ash" }));
    fireEvent.dragOver(target);
    fireEvent.drop(target);
    expect(labels()).toEqual(["Ash", "Oak", "Elm"]);
  });

  it("accepts a drop only while a choice is dragged", () => {
    const { onValue } = shown();
    const target = screen.getAllByRole("listitem")[0] as HTMLElement;
    expect(fireEvent.dragOver(target)).toBe(true);
    fireEvent.dragStart(screen.getByRole("button", { name: "Move Ash" }));
    expect(fireEvent.dragOver(target)).toBe(false);
    fireEvent.dragEnd(screen.getByRole("button", { name: "Move Ash" }));
    expect(fireEvent.dragOver(target)).toBe(true);
    fireEvent.drop(target);
    expect(onValue).not.toHaveBeenCalled();
  });

  it("keeps the focus on a handle whose choice cannot move further", async () => {
    const { onValue } = shown();
    screen.getByRole("button", { name: "Move Oak" }).focus();
    await userEvent.keyboard("{ArrowUp}");
    expect(onValue).not.toHaveBeenCalled();
    screen.getByRole("button", { name: "Move Ash" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(onValue).not.toHaveBeenCalled();
  });

  it("gives each new choice an id and the defaults of its settings", async () => {
    const { last } = shown("choice", []);
    await userEvent.click(screen.getByRole("button", { name: "Add choice" }));
    await userEvent.click(screen.getByRole("button", { name: "Add choice" }));
    const [first, second] = last();
    expect(first._id).toMatch(/^item-/);
    expect(second._id).not.toBe(first._id);
    expect(Object.keys(first)).toContain("value");
  });

  it("adds a choice in the place below the one with the focus", async () => {
    const { labels } = shown();
    await userEvent.type(label(2), "{Enter}");
    expect(labels()).toEqual(["Oak", "Elm", "", "Ash"]);
    expect(document.activeElement).toBe(label(3));
  });

  it("Enter adds none while a character is composed", () => {
    const { onValue } = shown();
    fireEvent.keyDown(label(1), { key: "Enter", isComposing: true });
    expect(onValue).not.toHaveBeenCalled();
  });

  it("closes the details with the button that opened them", async () => {
    shown();
    const button = screen.getByRole("button", { name: "Details of Oak" });
    await userEvent.click(button);
    expect(button.ariaExpanded).toBe("true");
    await userEvent.click(button);
    expect(button.ariaExpanded).toBe("false");
    expect(screen.queryByLabelText("Price or points")).toBeNull();
  });

  it("closes the details when choices change their positions", async () => {
    shown();
    await userEvent.click(screen.getByRole("button", { name: "Details of Oak" }));
    await userEvent.click(screen.getByRole("button", { name: "Remove Ash" }));
    expect(screen.queryByLabelText("Price or points")).toBeNull();
  });

  it("EDIT-ED-01 removes a choice and moves focus to the next one", async () => {
    const { labels } = shown();
    await userEvent.click(screen.getByRole("button", { name: "Remove Elm" }));
    expect(labels()).toEqual(["Oak", "Ash"]);
    expect(document.activeElement).toBe(label(2));
  });

  it("preselects one choice, or none", async () => {
    const { last } = shown();
    const selected = () => last().filter((item: { is_selected?: string }) => item.is_selected);
    await userEvent.click(screen.getByLabelText("Preselect Oak"));
    expect(selected()).toEqual([{ ...OAK, is_selected: "yes" }]);
    await userEvent.click(screen.getByLabelText("Preselect Oak"));
    expect(selected()).toEqual([]);
  });

  it("preselects several choices of a checkbox field", async () => {
    const { last } = shown("choices");
    await userEvent.click(screen.getByLabelText("Preselect Oak"));
    expect(last().map((item: { is_selected?: string }) => item.is_selected)).toEqual(["yes", "yes", undefined]);
  });

  it("has value and price in the details", async () => {
    const { last } = shown();
    await userEvent.click(screen.getByRole("button", { name: "Details of Oak" }));
    await userEvent.type(screen.getByLabelText("Price or points"), "12,5");
    expect(last()[0]).toEqual({ ...OAK, price: "12.50" });
  });

  it("is accessible", async () => {
    const { container } = shown();
    await userEvent.click(screen.getByRole("button", { name: "Details of Oak" }));
    expect(await violations(container)).toEqual([]);
  });
});

describe("a pasted list", () => {
  async function paste(lines: string, ...args: Parameters<typeof shown>) {
    const { last } = shown(...args);
    await userEvent.click(screen.getByRole("button", { name: "Paste a list" }));
    const dialog = screen.getByRole("dialog", { name: "Paste a list" });
    fireEvent.change(within(dialog).getByLabelText("One choice per line"), { target: { value: lines } });
    await userEvent.click(within(dialog).getByRole("button", { name: /^Use/ }));
    return last().map(({ _id: _, is_selected: _selected, ...item }: Record<string, unknown>) => item);
  }

  it("can have ten thousand lines, also with the same label", () => {
    const { choices } = choiceSettings({ editor: "choice", default: [] });
    const towns = Array.from({ length: 10_000 }, (_, index) => (index % 2 ? "Town" : `Town ${index}`));
    // Comparing each choice with all others takes a minute, longer than a test may take.
    const made = choicesIn(towns.join("\n"), [], choices);
    expect(new Set(made.map(({ value }) => value)).size).toBe(10_000);
  });

  it.each([
    ["Oak", { label: "Oak", value: "Oak", price: "" }],
    ["Oak|12,50", { label: "Oak", value: "Oak", price: "12.50" }],
    ["oak:Oak wood", { label: "Oak wood", value: "oak", price: "" }],
    ["oak:Oak wood|3", { label: "Oak wood", value: "oak", price: "3" }],
    ["Note: not a value", { label: "Note: not a value", value: "Note: not a value", price: "" }],
    ["10:30", { label: "10:30", value: "10:30", price: "" }],
    ["https://example.org", { label: "https://example.org", value: "https://example.org", price: "" }],
    ["A|B", { label: "A|B", value: "A|B", price: "" }],
  ])("EDIT-ED-01 reads the line %s", async (line, choice) => {
    expect(await paste(line, "choice", [])).toEqual([choice]);
  });

  it("ignores empty lines and gives equal lines different values", async () => {
    const values = (await paste("Oak\n\n Oak \n", "choice", [])).map(({ value }: { value: string }) => value);
    expect(values).toEqual(["Oak", "Oak 2"]);
  });

  it("keeps the images of choices whose lines stay", async () => {
    expect(await paste("ash:Ash\noak:Oak")).toEqual([
      { label: "Ash", value: "ash" },
      { label: "Oak", value: "oak", image: { id: 7 } },
    ]);
  });

  it("starts from a ready-made list in the language of the form", async () => {
    inEditor(
      <ControlHost of={ListControl} setting={choiceSettings({ editor: "choice", default: [] }).choices} value={[]} />,
      {
        boot: { canvas: { ...boot().canvas, language: "de" } },
      },
    );
    await userEvent.click(screen.getByRole("button", { name: "Paste a list" }));
    const lines = screen.getByLabelText("One choice per line") as HTMLTextAreaElement;
    await userEvent.selectOptions(screen.getByLabelText("Ready-made list"), "Months");
    expect(lines.value.split("\n").slice(0, 3)).toEqual(["1:Januar", "2:Februar", "3:März"]);
    await userEvent.selectOptions(screen.getByLabelText("Ready-made list"), "Weekdays");
    expect(lines.value.split("\n")[0]).toBe("1:Montag");
    await userEvent.selectOptions(screen.getByLabelText("Ready-made list"), "Countries");
    expect(lines.value.split("\n").slice(0, 2)).toEqual(["AF:Afghanistan", "EG:Ägypten"]);
  });
});
