import { afterEach, expect, test, vi } from "vitest";
import { ariaKeys, displayKeys, matches } from "./keys";

afterEach(() => void vi.restoreAllMocks());

const press = (key: string, modifiers: Partial<KeyboardEvent> = {}) => ({
  key,
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});

test.each([
  ["Ctrl+D", press("d", { ctrlKey: true })],
  ["Ctrl+D", press("d", { metaKey: true })],
  ["Ctrl+D", press("D", { ctrlKey: true })],
  ["Ctrl+Shift+H", press("H", { ctrlKey: true, shiftKey: true })],
  ["Ctrl+Alt+C", press("ć", { ctrlKey: true, altKey: true, code: "KeyC" })],
  ["Alt+ArrowUp", press("ArrowUp", { altKey: true })],
  ["Delete", press("Delete")],
  ["Ctrl++", press("+", { ctrlKey: true, shiftKey: true })],
  ["Ctrl+-", press("-", { ctrlKey: true })],
  ["?", press("?", { shiftKey: true })],
  ["/", press("/", { shiftKey: true })],
  ["/", press("/")],
])("matches %s with %o", (keys, event) => {
  expect(matches(event, keys)).toBe(true);
});

test.each([
  ["Ctrl+D", press("d")],
  ["Ctrl+D", press("d", { ctrlKey: true, shiftKey: true })],
  ["Ctrl+C", press("c", { ctrlKey: true, altKey: true, code: "KeyC" })],
  ["Delete", press("Delete", { shiftKey: true })],
  ["Alt+ArrowUp", press("ArrowUp")],
  ["ArrowUp", press("ArrowUp", { altKey: true })],
  ["/", press("/", { ctrlKey: true })],
])("does not match %s with %o", (keys, event) => {
  expect(matches(event, keys)).toBe(false);
});

test("shows shortcuts as the reader's keyboard labels them", () => {
  expect(displayKeys("Ctrl+Alt+ArrowUp")).toBe("Ctrl Alt ↑");
  expect(ariaKeys("Ctrl+D")).toBe("Control+D");
  expect(displayKeys("Ctrl++")).toBe("Ctrl +");

  vi.spyOn(navigator, "platform", "get").mockReturnValue("MacIntel");
  expect(displayKeys("Ctrl+Alt+ArrowUp")).toBe("⌘ ⌥ ↑");
  expect(ariaKeys("Ctrl+D")).toBe("Meta+D");
});
