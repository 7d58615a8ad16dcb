import { afterEach, beforeEach, expect, test } from "vitest";
import { placeOnCanvas } from "../../testing/openCanvas";
import { editedText } from "./editedText";
import { inlineAt, startTyping, textAtPoint } from "./startTyping";

Object.assign(globalThis, { CSS: { escape: (id: string) => id } });

const HTML = `<div data-puck-component="card">
  <h2 data-inline="title">Oak</h2>
  <p data-inline="text">Walnut</p>
  <div data-puck-component="inner"><p data-inline="inner_text">Ash</p></div>
  <table><tr><td><span data-inline="content.0.0"></span></td></tr></table>
</div>
<div data-puck-component="bare"><p>Elm</p></div>`;

const one = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = HTML;
  placeOnCanvas(one("[data-inline=title]"), 10, 10, 100, 20);
  placeOnCanvas(one("[data-inline=text]"), 10, 40, 100, 20);
  placeOnCanvas(one("[data-inline=inner_text]"), 10, 70, 100, 20);
  placeOnCanvas(one("td"), 10, 100, 100, 40);
});
afterEach(() => {
  editedText.stop();
  document.body.replaceChildren();
  // Not implemented in jsdom.
  Reflect.deleteProperty(Range.prototype, "getClientRects");
});

const started = () => {
  const { element, setting, at } = editedText.current() ?? {};
  return { element, setting, at };
};

test.each([
  [{ x: 10, y: 40 }, "text"],
  [{ x: 110, y: 60 }, "text"],
  [{ x: 50, y: 50 }, "text"],
  [{ x: 50, y: 138 }, "content.0.0"],
  [{ x: 9, y: 50 }, undefined],
  [{ x: 111, y: 50 }, undefined],
  [{ x: 50, y: 39 }, undefined],
  [{ x: 50, y: 61 }, undefined],
  // The text of another element inside.
  [{ x: 50, y: 80 }, undefined],
])("the text at %j is that of the setting %s", (at, setting) => {
  expect(inlineAt(document, "card", at)).toBe(setting);
});

test("starts with the text under the pointer, with the caret there", () => {
  const at = { x: 50, y: 50 };
  expect(startTyping(document, "card", at)).toBe(true);
  expect(started()).toEqual({ element: "card", setting: "text", at });
});

test("starts with the first text if there is none under the pointer, or no pointer", () => {
  startTyping(document, "card", { x: 500, y: 500 });
  expect(started()).toEqual({ element: "card", setting: "title", at: null });
  editedText.stop();
  startTyping(document, "card", null);
  expect(started()).toEqual({ element: "card", setting: "title", at: null });
});

test("skips texts that cannot be edited here, and not the one under the pointer", () => {
  const canType = (setting: string) => setting !== "title";
  expect(startTyping(document, "card", null, canType)).toBe(true);
  expect(started().setting).toBe("text");
  editedText.stop();
  expect(startTyping(document, "card", { x: 50, y: 15 }, canType)).toBe(false);
  expect(editedText.current()).toBeNull();
});

test("an element without editable texts starts nothing", () => {
  expect(startTyping(document, "bare", null)).toBe(false);
  expect(startTyping(document, "gone", null)).toBe(false);
});

test("another double click into the text that is being edited leaves it alone", () => {
  startTyping(document, "card", null);
  const { key } = editedText.current() ?? {};
  startTyping(document, "card", { x: 50, y: 15 });
  expect(editedText.current()?.key).toBe(key);
  startTyping(document, "card", { x: 50, y: 50 });
  expect(started().setting).toBe("text");
  startTyping(document, "inner", null);
  expect(started()).toMatchObject({ element: "inner", setting: "inner_text" });
});

test("finds the text of an element under the pointer, or the one around it", () => {
  Range.prototype.getClientRects = function (this: Range) {
    const boxes: Record<string, DOMRect[]> = {
      Oak: [new DOMRect(10, 10, 30, 20)],
      Walnut: [new DOMRect(10, 40, 60, 20)],
      Ash: [new DOMRect(10, 70, 30, 20)],
    };
    return (boxes[this.toString()] ?? []) as unknown as DOMRectList;
  };
  const at = (x: number, y: number) => textAtPoint(document, "card", { x, y });
  // `Ash` belongs to another element.
  expect([at(20, 15), at(60, 50), at(90, 50), at(20, 80), at(500, 500)]).toEqual(["Oak", "Walnut", "Walnut", "", ""]);
  expect(textAtPoint(document, "gone", { x: 20, y: 15 })).toBe("");
});
