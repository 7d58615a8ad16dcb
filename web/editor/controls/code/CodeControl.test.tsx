import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { CodeControl } from "./CodeControl";
import { continued, indented, outdented } from "./indent";

const SETTING = { kind: "code", label: "HTML", default: "" };

function held(value: unknown = "<p>\nOak") {
  const onValue = vi.fn();
  const rendered = inEditor(
    <>
      <ControlHost of={CodeControl} setting={SETTING} value={value} onValue={onValue} />
      <button type="button">Next</button>
    </>,
  );
  const field = screen.getByLabelText<HTMLTextAreaElement>("HTML");
  return { ...rendered, field, last: () => onValue.mock.lastCall?.[0] };
}

/** `|` marks the start and end of the selection. */
function marked(written: string) {
  const start = written.indexOf("|");
  const end = written.lastIndexOf("|");
  return { text: written.replaceAll("|", ""), start, end: end === start ? start : end - 1 };
}

describe("code", () => {
  it("EDIT-ED-01 indents with Tab and keeps the cursor position", async () => {
    const { field, last } = held();
    field.focus();
    field.setSelectionRange(4, 4);
    await userEvent.keyboard("{Tab}");
    expect(last()).toBe("<p>\n  Oak");
    expect(document.activeElement).toBe(field);
    expect(field.selectionStart).toBe(6);
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    expect(last()).toBe("<p>\nOak");
  });

  it("W-ALL-03 lets keyboard users leave with Escape and Tab, and says so", async () => {
    const { field } = held();
    const description = () => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
    expect(description()).toContain("Escape, then Tab");
    field.focus();
    await userEvent.keyboard("{Escape}");
    expect(description()).toBe("Tab now moves to the next field.");
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Next" }));
  });

  it("W-ALL-03 lets them leave backwards too", async () => {
    const { field } = held();
    field.focus();
    await userEvent.keyboard("{Escape}{Shift>}{Tab}{/Shift}");
    expect(document.activeElement).not.toBe(field);
  });

  it("indents a new line like the previous one", async () => {
    const { field, last } = held("  <b>");
    field.focus();
    field.setSelectionRange(5, 5);
    await userEvent.keyboard("{Enter}x");
    expect(last()).toBe("  <b>\n  x");
  });

  it("shows line numbers, hidden from screen readers", () => {
    const { container } = held("one\ntwo\nthree");
    const numbers = container.querySelector("pre");
    expect(numbers?.textContent).toBe("1\n2\n3");
    expect(numbers?.getAttribute("aria-hidden")).toBe("true");
  });

  it("turns off spell checking", () => {
    const { field } = held();
    expect(field.getAttribute("spellcheck")).toBe("false");
    expect(field.getAttribute("autocapitalize")).toBe("off");
  });

  it("is accessible", async () => {
    const { container } = held();
    expect(await violations(container)).toEqual([]);
  });
});

describe("indenting", () => {
  it.each([
    ["a|b", "a  |b"],
    ["|a\nb|", "  |a\n  b|"],
    ["|a\n|b", "  |a\n|b"],
    ["x\n|a\n\nb|", "x\n  |a\n\n  b|"],
  ])("turns %j into %j", (before, after) => {
    expect(indented(marked(before))).toEqual(marked(after));
  });

  it.each([
    ["  a|", "a|"],
    ["  |a\n b\n\tc|", "|a\nb\nc|"],
    ["a|b", "a|b"],
    ["|  a", "|a"],
  ])("turns %j back into %j", (before, after) => {
    expect(outdented(marked(before))).toEqual(marked(after));
  });

  it.each([
    ["\t a|b", "\t a\n\t |b"],
    ["a|", "a\n|"],
  ])("continues %j as %j", (before, after) => {
    expect(continued(marked(before))).toEqual(marked(after));
  });
});
