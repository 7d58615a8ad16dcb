import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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

  test("Enter selects the text below, so that typing replaces it", async () => {
    const { last } = held();
    await press(1, 1, "{Enter}oak");
    expect(last()).toBe("a | b\noak | d");
  });

  test("Enter in the last row adds one", async () => {
    const { last } = held();
    await press(2, 2, "{Enter}");
    expect(document.activeElement).toBe(cell(3, 2));
    await userEvent.keyboard("x");
    expect(last()).toBe("a | b\nc | d\n|  | x |");
  });

  test("an arrow up leads one row up", async () => {
    held("a\nb\nc");
    await press(3, 1, "{ArrowUp}");
    expect(document.activeElement).toBe(cell(2, 1));
  });

  test("an arrow key stays in a cell whose text is selected", async () => {
    held();
    await userEvent.click(cell(1, 1));
    cell(1, 1).select();
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(cell(1, 1));
    await userEvent.click(cell(1, 2));
    cell(1, 2).select();
    await userEvent.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(cell(1, 2));
  });

  test("have the number of their row in front, and only the first one has the label of the setting", () => {
    held("a | b\nc | d\ne | f");
    expect(screen.getAllByRole("row").map((row) => row.firstElementChild?.textContent)).toEqual(["1", "2", "3"]);
    expect([...document.querySelectorAll("#control")]).toEqual([cell(1, 1)]);
  });

  test("show one of them as the active one", async () => {
    held();
    const marked = () => [...document.querySelectorAll("[data-active]")];
    expect(marked()).toEqual([cell(1, 1)]);
    await userEvent.click(cell(2, 2));
    expect(marked()).toEqual([cell(2, 2)]);
  });

  test("have the direction of their text", () => {
    held();
    expect(cell(1, 1).dir).toBe("auto");
  });

  test("an arrow down in the last row adds none", async () => {
    held();
    await press(2, 2, "{ArrowDown}");
    expect(document.activeElement).toBe(cell(2, 2));
    expect(screen.getAllByRole("row")).toHaveLength(2);
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

  test("each change of the shape is a step of its own for Undo", async () => {
    const onChange = vi.fn();
    inEditor(<TextareaControl id="c" setting={SETTING as never} value={"a\nb\nc"} onChange={onChange} />);
    await userEvent.click(tool("Delete row"));
    await userEvent.click(tool("Move row down"));
    const parts = onChange.mock.calls.map(([, part]) => part);
    expect(new Set(parts).size).toBe(2);
  });

  test("a row that would be too many is refused, and the active cell stays", async () => {
    const { onValue } = held(Array(100).fill("a").join("\n"));
    await userEvent.click(tool("Add row below"));
    expect(screen.getByRole("alert").textContent).toMatch(/^A table has at most 100 rows/);
    expect(screen.getByRole("group", { name: "Row 1" })).toBeTruthy();
    expect(onValue).not.toHaveBeenCalled();
  });

  test("the nearest cell is active once the table has become smaller", async () => {
    function Undoable() {
      const [value, setValue] = useState("a | b | c\nd | e | f\ng | h | i");
      return (
        <>
          <TextareaControl id="c" setting={SETTING as never} value={value} onChange={() => {}} />
          <button type="button" onClick={() => setValue("a | b\nd | e")}>
            Undo
          </button>
        </>
      );
    }
    inEditor(<Undoable />);
    await userEvent.click(cell(3, 3));
    await userEvent.click(tool("Undo"));
    expect(screen.getByRole("group", { name: "Row 2" })).toBeTruthy();
    expect(screen.getByRole("group", { name: "Column 2" })).toBeTruthy();
  });

  test("the last one of each stays", async () => {
    held("a");
    expect(tool("Delete row").ariaDisabled).toBe("true");
    expect(tool("Delete column").ariaDisabled).toBe("true");
  });
});

describe("in a right-to-left admin", () => {
  // jsdom inherits no direction.
  const style = document.createElement("style");
  style.textContent = "* { direction: rtl }";
  beforeEach(() => document.head.append(style));
  afterEach(() => style.remove());

  test("left and right lead to the cell on that side", async () => {
    held();
    await press(1, 1, "{End}{ArrowLeft}");
    expect(document.activeElement).toBe(cell(1, 2));
    await userEvent.keyboard("{Home}{ArrowRight}");
    expect(document.activeElement).toBe(cell(1, 1));
  });

  test("columns are moved to the side that the key and the button name", async () => {
    const { last } = held();
    await press(1, 1, "{Alt>}{ArrowLeft}{/Alt}");
    expect(last()).toBe("b | a\nd | c");
    expect(tool("Move column left").ariaDisabled).toBe("true");
    await userEvent.click(tool("Move column right"));
    expect(last()).toBe("a | b\nc | d");
    expect(tool("Move column right").ariaDisabled).toBe("true");
  });

  test("buttons have the order of the columns", () => {
    held();
    const names = within(screen.getByRole("group", { name: "Column 1" })).getAllByRole("button");
    expect(names.map((button) => button.ariaLabel)).toEqual([
      "Add column after",
      "Move column right",
      "Move column left",
      "Delete column",
    ]);
  });
});

describe("on a Mac, where Option and an arrow key go to another word", () => {
  beforeEach(() => {
    vi.spyOn(navigator, "platform", "get").mockReturnValue("MacIntel");
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test("they do so while someone types", async () => {
    const { onValue } = held();
    await press(1, 1, "{End}{Alt>}{ArrowDown}{ArrowRight}{/Alt}");
    expect(onValue).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(cell(1, 1));
  });

  test("they move the row and the column while the text is selected or empty, again and again", async () => {
    const { last } = held("a | b | c\n|  | x |  |");
    await userEvent.click(cell(1, 1));
    cell(1, 1).select();
    await userEvent.keyboard("{Alt>}{ArrowRight}{ArrowRight}{/Alt}");
    expect(last()).toBe("b | c | a\n| x |  |  |");
    await press(2, 2, "{Alt>}{ArrowUp}{/Alt}");
    expect(last()).toBe("| x |  |  |\nb | c | a");
  });

  test("tooltips of buttons say so", () => {
    held();
    expect(tool("Move row down").title).toBe("Move row down (⌥ ↓ while the text is selected)");
  });
});

describe("a key that leads out of the table", () => {
  test.each(["ArrowUp", "ArrowLeft"])("%s stays a key of the text", async (key) => {
    held();
    await userEvent.click(cell(1, 1));
    cell(1, 1).setSelectionRange(0, 0);
    expect(fireEvent.keyDown(cell(1, 1), { key })).toBe(true);
  });

  test("Shift+Enter does not send a form", async () => {
    held();
    await userEvent.click(cell(1, 1));
    expect(fireEvent.keyDown(cell(1, 1), { key: "Enter", shiftKey: true })).toBe(false);
  });
});

describe("pasting", () => {
  test("fills cells with those of a spreadsheet, from the active cell on", async () => {
    const { last } = held();
    await paste(2, 2, "1\t2\n3\t4\n");
    expect(last()).toBe("| a | b |  |\nc | 1 | 2\n|  | 3 | 4 |");
  });

  test("keeps a column of a spreadsheet in one column", async () => {
    const { last } = held();
    const copied: Record<string, string> = {
      "text/plain": "x,1\ny,2",
      "text/html": "<table><tr><td>x,1</td></tr><tr><td>y,2</td></tr></table>",
    };
    fireEvent.paste(cell(1, 1), { clipboardData: { getData: (type: string) => copied[type] ?? "" } });
    expect(last()).toBe("x,1 | b\ny,2 | d");
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

test("a larger table stays a text until someone leaves it, however short it gets", async () => {
  const { last } = held(Array(101).fill("a").join("\n"));
  const text = screen.getByRole("textbox", { name: "Cells" });
  await userEvent.type(text, "{Backspace}{Backspace}");
  expect(last()).toBe(Array(100).fill("a").join("\n"));
  expect(document.activeElement).toBe(text);
  await userEvent.keyboard("b");
  expect(last()).toBe(`${Array(100).fill("a").join("\n")}b`);

  // Another window gets the focus, and gives it back.
  fireEvent.blur(text);
  expect(document.activeElement).toBe(text);
  await userEvent.tab();
  expect(cell(100, 1).value).toBe("ab");
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
