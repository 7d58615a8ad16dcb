import { fireEvent } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { startMasks } from "./startMasks";

function field(mask: string, value = ""): HTMLInputElement {
  document.body.innerHTML = `<form><input name="input_1" data-mask="${mask}" value="${value}"><button>Send</button></form>`;
  startMasks(document.querySelector("form") as HTMLFormElement, new AbortController().signal);
  return document.querySelector("input") as HTMLInputElement;
}

test("FORM-MASK-01 FORM-MASK-02 shows the mask on focus, and fills it while somebody types", async () => {
  const input = field("(999) 999-aa");
  await userEvent.click(input);
  expect([input.value, input.selectionStart]).toEqual(["(___) ___-__", 1]);

  await userEvent.keyboard("55x5");
  expect([input.value, input.selectionStart]).toEqual(["(555) ___-__", 6]);
  await userEvent.keyboard("123");
  await userEvent.keyboard("ab");
  expect(input.value).toBe("(555) 123-ab");
});

test("FORM-MASK-01 a field without an answer is empty again when it is left", async () => {
  const input = field("99/99");
  await userEvent.click(input);
  await userEvent.tab();
  expect(input.value).toBe("");
  await userEvent.click(input);
  await userEvent.keyboard("12");
  await userEvent.tab();
  expect(input.value).toBe("12");
});

test("FORM-MASK-04 takes pasted text with and without the characters of the mask", async () => {
  for (const text of ["12/24", "1224", "12 24"]) {
    const input = field("99/99");
    await userEvent.click(input);
    await userEvent.paste(text);
    expect(input.value).toBe("12/24");
  }
});

test("FORM-MASK-04 Backspace deletes what was typed, also behind a character of the mask", async () => {
  const input = field("99/99", "12/3");
  await userEvent.click(input);
  input.setSelectionRange(4, 4);
  await userEvent.keyboard("{Backspace}");
  expect([input.value, input.selectionStart]).toEqual(["12/__", 3]);
  input.setSelectionRange(3, 3);
  await userEvent.keyboard("{Backspace}");
  expect([input.value, input.selectionStart]).toEqual(["1_/__", 1]);
});

test("FORM-MASK-04 a character in the middle moves the others on", async () => {
  const input = field("99/99", "12/4");
  await userEvent.click(input);
  input.setSelectionRange(3, 3);
  await userEvent.keyboard("3");
  expect([input.value, input.selectionStart]).toEqual(["12/34", 4]);
});

test("FORM-MASK-04 a deleted character leaves its place empty, and the others stay", async () => {
  const input = field("aa 999 999", "DE 123 456");
  await userEvent.click(input);
  input.setSelectionRange(0, 0);
  await userEvent.keyboard("{Delete}");
  expect(input.value).toBe("E_ 123 456");
  await userEvent.keyboard("{Delete}");
  expect([input.value, input.selectionStart]).toEqual(["__ 123 456", 0]);
  await userEvent.keyboard("F");
  await userEvent.keyboard("R");
  expect(input.value).toBe("FR 123 456");
  await userEvent.keyboard("{Backspace}");
  await userEvent.tab();
  expect(input.value).toBe("F_ 123 456");
});

test("FORM-MASK-02 what is typed after a click into the empty end of the field begins in the first empty place", async () => {
  const input = field("aa-999");
  await userEvent.click(input);
  input.setSelectionRange(6, 6);
  await userEvent.keyboard("gh");
  expect([input.value, input.selectionStart]).toEqual(["gh-___", 3]);
  input.setSelectionRange(6, 6);
  await userEvent.keyboard("12");
  expect(input.value).toBe("gh-12_");
});

test("FORM-MASK-04 a full mask takes no further character, and nothing is pushed out", async () => {
  const input = field("99/99", "12/34");
  await userEvent.click(input);
  input.setSelectionRange(0, 0);
  await userEvent.keyboard("9");
  expect([input.value, input.selectionStart]).toEqual(["12/34", 0]);
});

test("FORM-MASK-04 a refused answer that does not fit stays until the visitor changes it", async () => {
  const input = field("99/99", "ab/cd");
  await userEvent.click(input);
  expect(input.value).toBe("ab/cd");
  await userEvent.tab();
  expect(input.value).toBe("ab/cd");
});

test("FORM-MASK-04 waits until the keyboard of a phone has finished a text", () => {
  const input = field("99");
  input.focus();
  input.value = "1";
  fireEvent.input(input, { isComposing: true });
  expect(input.value).toBe("1");
  fireEvent.compositionEnd(input);
  expect(input.value).toBe("1_");
});

test("FORM-MASK-03 placeholders are those of the browser, so no timer looks after them", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const input = field("99");
  input.focus();
  expect(vi.getTimerCount()).toBe(0);
});
