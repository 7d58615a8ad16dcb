import { beforeEach, describe, expect, test, vi } from "vitest";
import { SuggestionList } from "./SuggestionList";

const FOUND = ["Glue", "Glass", "Gloss"].map((title) => ({ title, url: `/${title.toLowerCase()}/` }));

let form: HTMLFormElement;
let field: HTMLInputElement;
let list: SuggestionList;

beforeEach(() => {
  document.body.innerHTML = '<form><input id="q" autocomplete="on"></form>';
  form = document.querySelector("form") as HTMLFormElement;
  field = document.querySelector("input") as HTMLInputElement;
  list = new SuggestionList(form, field, ((text: string, values: Record<string, unknown> = {}) =>
    text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))) as never);
});

const box = () => form.querySelector("[role=listbox]") as HTMLElement;
const options = () => [...box().children] as HTMLElement[];
const status = () => form.querySelector("[role=status]")?.textContent;
const active = () => options().find(({ id }) => id === field.getAttribute("aria-activedescendant"))?.textContent;
const selected = () => options().filter(({ ariaSelected }) => ariaSelected === "true");
function press(key: string, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent("keydown", { key, cancelable: true, ...more });
  list.onKeyDown(event);
  return event.defaultPrevented;
}

test("RUN-HND-16 the field is a combobox that controls the hidden list", () => {
  expect(field.getAttribute("role") ?? field.role).toBe("combobox");
  expect(field.autocomplete).toBe("off");
  expect(field.getAttribute("aria-autocomplete")).toBe("list");
  expect(field.getAttribute("aria-expanded")).toBe("false");
  expect(field.getAttribute("aria-controls")).toBe(box().id);
  expect([box().hidden, box().tagName, box().getAttribute("aria-label")]).toEqual([true, "DIV", "Suggestions"]);
});

test("RUN-HND-16 suggestions are links outside of the tab order, and their number is announced", () => {
  list.show(FOUND);

  expect(options().map((one) => [one.getAttribute("href"), one.textContent, one.tabIndex])).toEqual([
    ["/glue/", "Glue", -1],
    ["/glass/", "Glass", -1],
    ["/gloss/", "Gloss", -1],
  ]);
  expect([box().hidden, field.getAttribute("aria-expanded"), status()]).toEqual([false, "true", "Suggestions: 3"]);
  expect([active(), selected()]).toEqual([undefined, []]);
});

test("no suggestion is announced, too, and closes the list", () => {
  list.show(FOUND);
  list.show([]);

  expect([box().hidden, field.getAttribute("aria-expanded"), status()]).toEqual([true, "false", "No suggestions"]);
});

describe("RUN-HND-16 the keyboard", () => {
  beforeEach(() => list.show(FOUND));

  test("moves through the suggestions and the field", () => {
    const down = [1, 2, 3, 4, 5].map(() => press("ArrowDown") && active());
    expect(down).toEqual(["Glue", "Glass", "Gloss", undefined, "Glue"]);
    const up = [1, 2, 3].map(() => press("ArrowUp") && active());
    expect(up).toEqual([undefined, "Gloss", "Glass"]);
    expect(selected().map(({ textContent }) => textContent)).toEqual(["Glass"]);
  });

  test("opens the first suggestion with Enter, too", () => {
    const onClick = vi.fn((event: Event) => event.preventDefault());
    options()[0]?.addEventListener("click", onClick);
    press("ArrowDown");

    expect(press("Enter")).toBe(true);
    expect(onClick).toHaveBeenCalledOnce();
  });

  test("sends the form with Enter while no suggestion is chosen, and types other keys", () => {
    expect([press("Enter"), press("a")]).toEqual([false, false]);
  });

  test("closes the list with Escape", () => {
    press("ArrowDown");
    expect(press("Escape")).toBe(true);
    expect([box().hidden, field.getAttribute("aria-expanded"), status(), active()]).toEqual([
      true,
      "false",
      "",
      undefined,
    ]);
    expect(field.hasAttribute("aria-activedescendant")).toBe(false);
  });

  test("belongs to an input method while it composes, and to the field while the list is closed", () => {
    expect(press("ArrowDown", { isComposing: true })).toBe(false);
    list.close();
    expect(press("ArrowDown")).toBe(false);
  });
});

test("pressing a suggestion keeps focus in the field", () => {
  list.show(FOUND);
  const event = new MouseEvent("pointerdown", { cancelable: true, bubbles: true });

  expect(options()[0]?.dispatchEvent(event)).toBe(false);
});

test("without the list, the field is as before", () => {
  list.show(FOUND);
  press("ArrowDown");
  list.remove();

  expect([form.children.length, field.autocomplete]).toEqual([1, "on"]);
  expect(field.getAttributeNames().filter((name) => name === "role" || name.startsWith("aria-"))).toEqual([]);
});
