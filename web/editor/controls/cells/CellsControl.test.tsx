import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { TextareaControl } from "../textarea/TextareaControl";

const SETTING = { kind: "textarea", editor: "cells", label: "Cells", default: "" };

function held(value = "a | b\nc | d") {
  const onValue = vi.fn();
  const rendered = inEditor(<ControlHost of={TextareaControl} setting={SETTING} value={value} onValue={onValue} />);
  return { ...rendered, last: () => onValue.mock.lastCall?.[0], onValue };
}
const cell = (row: number, column: number) =>
  screen.getByRole("textbox", { name: `Row ${row}, column ${column}` }) as HTMLInputElement;
const tool = (name: string) => screen.getByRole("button", { name });
const press = async (row: number, column: number, keys: string) => {
  await userEvent.click(cell(row, column));
  await userEvent.keyboard(keys);
};
const paste = async (row: number, column: number, text: string) => {
  await userEvent.click(cell(row, column));
  await userEvent.paste(text);
};

describe("cells of a table", () => {
  test("are typed one by one, and stored as the same text as before", async () => {
    const { last } = held();
    await userEvent.type(cell(2, 1), "{End} and more ");
    expect(last()).toBe("a | b\nc and more | d");
    expect(cell(2, 1).value).toBe("c and more ");
  });

  test("may contain the separator", async () => {
    const { last } = held();
    await userEvent.clear(cell(1, 1));
    await userEvent.type(cell(1, 1), "x | y");
    expect(last()).toBe("x \\| y | b\nc | d");
  });

  test("of a new table are empty, and stored once something is typed", async () => {
    const { last, onValue } = held("");
    expect(screen.getAllByRole("textbox")).toHaveLength(4);
    expect(onValue).not.toHaveBeenCalled();
    await userEvent.type(cell(1, 2), "x");
    expect(last()).toBe("|  | x |\n|  |  |");
  });

  test("are reached with the keys of a spreadsheet", async () => {
    held();
    await press(1, 1, "{ArrowDown}");
    expect(document.activeElement).toBe(cell(2, 1));
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(cell(2, 2));
    await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
    expect(document.activeElement).toBe(cell(1, 2));
    await userEvent.keyboard("{Home}{ArrowLeft}");
    expect(document.activeElement).toBe(cell(1, 1));
    await userEvent.keyboard("{End}{ArrowRight}");
    expect(document.activeElement).toBe(cell(1, 2));
    await userEvent.keyboard("{Escape}");
    expect(document.activeElement).toBe(tool("Add row below"));
  });

  test("Enter in the last row adds one", async () => {
    const { last } = held();
    await press(2, 2, "{Enter}");
    expect(document.activeElement).toBe(cell(3, 2));
    await userEvent.keyboard("x");
    expect(last()).toBe("a | b\nc | d\n|  | x |");
  });
});

describe("rows and columns", () => {
  test("are added after the active cell and deleted", async () => {
    const { last } = held();
    await userEvent.click(cell(1, 1));
    await userEvent.click(tool("Add row below"));
    expect(last()).toBe("a | b\n|  |  |\nc | d");
    expect(screen.getByRole("group", { name: "Row 2" })).toBeTruthy();
    await userEvent.click(tool("Delete row"));
    await userEvent.click(tool("Add column after"));
    expect(last()).toBe("a |  | b\nc |  | d");
    await userEvent.click(tool("Delete column"));
    expect(last()).toBe("a | b\nc | d");
  });

  test("are moved by buttons, which keep the focus and say the new position", async () => {
    const { last } = held();
    await userEvent.click(cell(1, 1));
    await userEvent.click(tool("Move row down"));
    expect(last()).toBe("c | d\na | b");
    expect(document.activeElement).toBe(tool("Move row down"));
    expect(screen.getByRole("status").textContent).toBe("Row moved to position 2 of 2.");
    expect(tool("Move row down").ariaDisabled).toBe("true");
    await userEvent.click(tool("Move column right"));
    expect(last()).toBe("d | c\nb | a");
  });

  test("are moved with Alt and an arrow key, and the focus goes with them", async () => {
    const { last } = held();
    await press(1, 1, "{Alt>}{ArrowDown}{/Alt}");
    expect(last()).toBe("c | d\na | b");
    expect(document.activeElement).toBe(cell(2, 1));
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
    expect(last()).toBe("d | c\nb | a");
    expect(document.activeElement).toBe(cell(2, 2));
  });

  test("the last one of each stays", async () => {
    held("a");
    expect(tool("Delete row").ariaDisabled).toBe("true");
    expect(tool("Delete column").ariaDisabled).toBe("true");
  });
});

describe("pasting", () => {
  test("fills cells with those of a spreadsheet, from the active cell on", async () => {
    const { last } = held();
    await paste(2, 2, "1\t2\n3\t4\n");
    expect(last()).toBe("| a | b |  |\nc | 1 | 2\n|  | 3 | 4 |");
  });

  test("a single text goes into the cell", async () => {
    const { last } = held();
    await paste(1, 1, "one, two");
    expect(last()).toBe("aone, two | b\nc | d");
  });

  test("refuses what is too large, says the limit and changes nothing", async () => {
    const { onValue } = held();
    await paste(1, 1, "x\n".repeat(150));
    expect(screen.getByRole("alert").textContent).toMatch(/^A table has at most 100 rows and 20 columns/);
    expect(onValue).not.toHaveBeenCalled();
    await userEvent.type(cell(1, 1), "y");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

test("a larger table is edited as text, which says why", () => {
  held(Array(101).fill("a | b").join("\n"));
  const text = screen.getByRole("textbox", { name: "Cells" });
  expect(text.tagName).toBe("TEXTAREA");
  expect(screen.getByText(/^This table has 101 rows and 2 columns\./)).toBeTruthy();
});

test("keeps its cells while the editor is locked", () => {
  inEditor(<TextareaControl id="c" setting={SETTING as never} value="a | b" onChange={() => {}} isDisabled />);
  expect(cell(1, 1).disabled).toBe(true);
  expect(tool("Add row below").ariaDisabled).toBe("true");
});

test("composing a character does not leave the cell", async () => {
  held();
  await userEvent.click(cell(1, 1));
  fireEvent.keyDown(cell(1, 1), { key: "Enter", isComposing: true });
  expect(document.activeElement).toBe(cell(1, 1));
});

test("is accessible", async () => {
  const { container } = held();
  expect(within(container).getByRole("table", { name: "Cells" })).toBeTruthy();
  expect(await violations(container)).toEqual([]);
});
