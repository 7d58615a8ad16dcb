import { afterEach, expect, test } from "vitest";
import { isInDialog, isOfPanel, isOnHandle, isTyping } from "./typing";

afterEach(() => document.body.replaceChildren());

/** A key on the marked element of some HTML. */
function on(html: string, key = "x") {
  document.body.innerHTML = html;
  const target = document.querySelector("[data-target]") as HTMLElement;
  return { target, key } as unknown as KeyboardEvent;
}

test.each([
  ["<textarea data-target></textarea>", true],
  ["<select data-target></select>", true],
  ["<input data-target>", true],
  ['<input type="search" data-target>', true],
  ['<input type="checkbox" data-target>', false],
  ['<input type="radio" data-target>', false],
  ['<input type="button" data-target>', false],
  ["<button data-target></button>", false],
  ["<p data-target></p>", false],
])("whether keys go into %s", (html, expected) => {
  // jsdom does not know which elements are editable.
  expect(Boolean(isTyping(on(html)))).toBe(expected);
});

test("keys go into a text that is edited on the page, and the page itself takes none", () => {
  const event = on("<p data-target></p>");
  Object.defineProperty(event.target, "isContentEditable", { value: true });
  expect(isTyping(event)).toBe(true);
  expect(isTyping({ target: document } as unknown as Event)).toBe(false);
  expect(isTyping({ target: null } as unknown as Event)).toBe(false);
});

test.each(['<div role="dialog">', '<div role="menu">', "<dialog>", '<div class="modal">'])(
  "%s handles its own keys",
  (tag) => {
    expect(isInDialog(on(`${tag}<button data-target></button>`))).toBe(true);
  },
);

test("other parts of the screen are no dialog", () => {
  expect(isInDialog(on("<section><button data-target></button></section>"))).toBe(false);
  expect(isInDialog({ target: document } as unknown as Event)).toBe(false);
});

test("a panel with its own history handles the keys to undo, redo and save only", () => {
  const panel = "<div data-own-keys><input data-target></div>";
  expect(["z", "Y", "s", "S"].map((key) => isOfPanel(on(panel, key)))).toEqual([true, true, true, true]);
  expect(["d", "zz", "Escape"].map((key) => isOfPanel(on(panel, key)))).toEqual([false, false, false]);
  expect(isOfPanel(on("<input data-target>", "z"))).toBe(false);
});

test("arrow keys belong to a handle that has the focus", () => {
  const handle = "<div data-handle data-target></div>";
  expect(isOnHandle(on(handle, "ArrowUp"))).toBe(true);
  expect(isOnHandle(on(handle, "Delete"))).toBe(false);
  expect(isOnHandle(on("<div data-target></div>", "ArrowUp"))).toBe(false);
});
