import { expect, test } from "vitest";
import { hintsCss } from "./hints";

test("an empty page asks for widgets, and an empty form for fields", () => {
  expect(hintsCss({ kind: "page", locked: false })).toContain('--hint-slot:"Drag a widget here"');
  expect(hintsCss({ kind: "form", locked: false })).toContain('--hint-slot:"Drag a field here"');
});

test("a locked page says that it is empty, and asks for nothing", () => {
  expect(hintsCss({ kind: "page", locked: true })).toBe(':root{--hint-document:"This page is empty."}');
});
