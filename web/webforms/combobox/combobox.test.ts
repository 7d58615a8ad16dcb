import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { multi_select } from "../../../intarsia/fields/multi_select";
import { select } from "../../../intarsia/fields/select";
import { renderWidget, violations } from "../../kit/testing/renderWidget";
import { hooks } from "../api/hooks";
import { searchableSelects } from "../fields/searchableSelects";
import { comboboxOptions } from "./comboboxOptions";
import { Listbox } from "./Listbox";
import { searchIn } from "./search";

const choices = ["Oak", "Elm", "Épicéa", "White oak"].map((label) => ({
  _id: label,
  label,
  value: label.toLowerCase(),
}));
const TOWNS = Array.from({ length: 20 }, (_, index) => ({
  _id: `t${index}`,
  label: `Town ${index}`,
  value: `${index}`,
}));
const data = { q: { form: 3, number: 7 } };
let ended: AbortController;
afterEach(() => {
  ended.abort();
  document.body.innerHTML = "";
});

/** A form with a searchable field, whose label is “Wood”. */
async function started(field: typeof select | typeof multi_select = select, settings = {}, before = () => {}) {
  ended = new AbortController();
  const shown = { label: "Wood", is_required: "yes", is_searchable: "yes", choices, ...settings };
  const { html, unmount } = renderWidget(field, shown, { id: "q", resources: { data } });
  unmount();
  document.body.innerHTML = `<form id="gform_3" data-formid="3">${html}<button>Send</button></form>`;
  const form = document.querySelector("form") as HTMLFormElement;
  expect(searchableSelects.applies(form)).toBe(true);
  before();
  await searchableSelects.start(form, ended.signal);
  return form;
}

const input = () => document.querySelector("[role=combobox]") as HTMLInputElement;
const native = () => document.querySelector("select") as HTMLSelectElement;
const list = () => document.querySelector("[role=listbox]") as HTMLElement;
const options = () => (list().hidden ? [] : [...list().children].map(({ textContent }) => textContent));
const values = () => [...native().selectedOptions].map(({ value }) => value);
const active = () => document.getElementById(input().getAttribute("aria-activedescendant") ?? "")?.textContent;
const type = (text: string) => {
  input().value = text;
  input().dispatchEvent(new Event("input", { bubbles: true }));
};
/** Whether the browser does what it does with the key. */
const press = (...keys: string[]) =>
  keys
    .map((key) => input().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })))
    .at(-1);

test.each([
  [select, null],
  [multi_select, "true"],
])("the list says whether several choices can be selected", async (field, several) => {
  await started(field);
  expect(list().getAttribute("aria-multiselectable")).toBe(several);
});

test("FORM-A11Y-05 is a combobox with the label of the select, which stays in the form", async () => {
  const form = await started();
  input().click();

  expect(input().labels?.[0]?.textContent).toBe("Wood");
  expect(native().name).toBe("input_7");
  expect([...new FormData(form).keys()]).toEqual(["input_7"]);
  expect(input().getAttribute("aria-expanded")).toBe("true");
  expect(await violations(form)).toEqual([]);
});

test("finds words anywhere, without accents and case; those that begin with them come first", async () => {
  await started();
  type("oak");
  expect(options()).toEqual(["Oak", "White oak"]);
  type("EPI");
  expect(options()).toEqual(["Épicéa"]);
  type("oak whi");
  expect(options()).toEqual(["White oak"]);
  type("plastic");

  expect(options()).toEqual(["No results for “plastic”"]);
});

test("FORM-SUB-07 works by keyboard: arrows move, Enter chooses and sends nothing, Escape keeps the choice", async () => {
  const form = await started();
  const changed = vi.fn();
  form.addEventListener("change", changed);
  expect(press("Enter")).toBe(true);
  press("ArrowDown");
  expect([options().length, active()]).toEqual([4, "Oak"]);
  press("ArrowDown", "ArrowDown");
  expect(active()).toBe("Épicéa");
  expect(press("Enter")).toBe(false);

  expect([values(), input().value, list().hidden]).toEqual([["épicéa"], "Épicéa", true]);
  expect(changed).toHaveBeenCalledOnce();
  type("el");
  expect(press("Escape")).toBe(false);
  expect([values(), input().value]).toEqual([["épicéa"], "Épicéa"]);
});

test("keys move within the list: by one, by a page of eight, and not beyond its ends", async () => {
  await started(select, { choices: TOWNS });
  press("ArrowDown");
  press("PageDown");
  expect(active()).toBe("Town 8");
  press("ArrowUp");
  expect(active()).toBe("Town 7");
  press("PageUp", "PageUp");
  expect(active()).toBe("Town 0");
  press("PageDown", "PageDown", "PageDown");
  expect(active()).toBe("Town 19");
});

test("Alt and an arrow up close the list; other keys are those of the text", async () => {
  await started();
  input().click();
  for (const init of [{ key: "ArrowDown", isComposing: true }, { key: "x" }, { key: "Backspace" }])
    expect(input().dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }))).toBe(
      true,
    );
  expect(active()).toBe("Oak");
  const altUp = new KeyboardEvent("keydown", { key: "ArrowUp", altKey: true, bubbles: true, cancelable: true });
  expect([input().dispatchEvent(altUp), list().hidden]).toEqual([false, true]);
});

test("Escape closes the list and not the dialog around it, which gets the next Escape", async () => {
  const form = await started();
  const around = vi.fn();
  form.addEventListener("keydown", around);
  input().click();
  press("Escape");
  expect([around.mock.calls.length, list().hidden]).toEqual([0, true]);
  expect(press("Escape")).toBe(true);
  expect(around).toHaveBeenCalledOnce();
});

test("opens with the chosen option as the active one, and its text selected", async () => {
  await started();
  native().value = "elm";
  native().dispatchEvent(new Event("change", { bubbles: true }));
  input().click();
  expect([active(), input().selectionStart, input().selectionEnd]).toEqual(["Elm", 0, 3]);
  expect([...list().children].map((item) => item.getAttribute("aria-selected"))).toEqual([
    "false",
    "true",
    "false",
    "false",
  ]);
});

test("stays open, with its active option, when it is clicked again", async () => {
  await started();
  input().click();
  press("ArrowDown");
  input().click();
  expect(active()).toBe("Elm");
});

test("says how many options there are, and which one is active", async () => {
  await started();
  expect(input().getAttribute("aria-activedescendant")).toBeNull();
  input().click();
  const items = [...list().children];
  expect(items.map((item) => item.getAttribute("aria-posinset"))).toEqual(["1", "2", "3", "4"]);
  expect(new Set(items.map((item) => item.getAttribute("aria-setsize")))).toEqual(new Set(["4"]));
  expect(items.map(({ classList }) => classList.contains("combobox__option--active"))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  press("Escape");
  expect([input().getAttribute("aria-activedescendant"), input().getAttribute("aria-expanded")]).toEqual(["", "false"]);
});

test("a disabled select opens no list", async () => {
  await started();
  native().disabled = true;
  input().click();
  expect(list().hidden).toBe(true);
});

test("the select itself is out of reach, and the input has its state and its error", async () => {
  await started();
  expect([native().tabIndex, native().getAttribute("aria-hidden"), input().getAttribute("aria-required")]).toEqual([
    -1,
    "true",
    native().getAttribute("aria-required"),
  ]);
  expect(input().autocomplete).toBe("off");
  expect(input().getAttribute("spellcheck")).toBe("false");
  expect(input().getAttribute("aria-controls")).toBe(list().id);
});

test("the number of results is announced once, after a pause", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await started();
  type("o");
  type("oak");
  vi.advanceTimersByTime(400);
  expect(document.body.textContent).not.toContain("Results");
  vi.advanceTimersByTime(2000);
  expect(document.body.textContent).toContain("Results: 2");
});

test("a click next to the options chooses nothing, and the focus stays in the input", async () => {
  await started();
  input().click();
  list().click();
  expect([values(), list().hidden]).toEqual([[""], false]);
  expect(list().dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }))).toBe(false);
});

test("several answers: choosing one again removes it, and the list stays open", async () => {
  await started(multi_select);
  input().click();
  expect(document.querySelector<HTMLElement>(".combobox__tags")?.hidden).toBe(true);
  press("Enter");
  expect([values(), list().hidden, document.querySelector<HTMLElement>(".combobox__tags")?.hidden]).toEqual([
    ["oak"],
    false,
    false,
  ]);
  expect(list().children[0]?.getAttribute("aria-selected")).toBe("true");
  press("Enter");
  expect(values()).toEqual([]);
});

test("several answers: a text that was typed is gone once the list closes, and Backspace shortens it before", async () => {
  await started(multi_select);
  type("elm");
  press("Enter");
  type("x");
  press("Backspace");
  expect(values()).toEqual(["elm"]);
  press("Escape");
  expect(input().value).toBe("");
});

test("one answer: Backspace in an empty text removes nothing", async () => {
  await started();
  type("elm");
  press("Enter");
  type("");
  press("Backspace");
  expect(values()).toEqual(["elm"]);
});

test("a click chooses, and leaving without a choice changes nothing", async () => {
  await started();
  type("elm");
  (list().children[0] as HTMLElement).click();
  expect(values()).toEqual(["elm"]);
  type("something else");
  input().dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: document.body }));

  expect([values(), input().value, list().hidden]).toEqual([["elm"], "Elm", true]);
});

test("several answers are tags, which buttons and Backspace remove", async () => {
  const form = await started(multi_select);
  type("oak");
  press("Enter");
  type("elm");
  press("Enter");
  expect(values()).toEqual(["oak", "elm"]);
  expect([...document.querySelectorAll(".combobox__tag")].map(({ textContent }) => textContent)).toEqual([
    "Oak×",
    "Elm×",
  ]);
  expect(await violations(form)).toEqual([]);
  document.querySelector<HTMLElement>("[aria-label='Remove Oak']")?.click();
  expect([values(), document.activeElement]).toEqual([["elm"], input()]);
  type("");
  press("Backspace");

  expect(values()).toEqual([]);
});

test("FORM-COND-04 FORM-COND-05 follows what rules and drafts do with the select", async () => {
  const form = await started();
  native().value = "elm";
  native().dispatchEvent(new Event("change", { bubbles: true }));
  expect(input().value).toBe("Elm");
  native().disabled = true;
  document.dispatchEvent(new CustomEvent("gform/conditionalLogic/applyRules/end"));
  expect(input().disabled).toBe(true);
  native().disabled = false;
  form.reset();

  await vi.waitFor(() => expect(input().value).toBe(""));
});

test("FORM-A11Y-01 the link of an error leads to the search", async () => {
  await started();
  native().focus();

  expect(document.activeElement).toBe(input());
});

test("a visitor who is in the select while the search loads continues in the search, with what was chosen", async () => {
  await started(select, {}, () => {
    native().focus();
    native().value = "elm";
  });

  expect([document.activeElement, input().value]).toEqual([input(), "Elm"]);
});

test("the filter gform_chosen_options changes how options are found", async () => {
  hooks.addFilter("gform_chosen_options", (own: object) => ({
    ...own,
    search_contains: false,
    no_results_text: "Nothing:",
  }));
  onTestFinished(() => hooks.removeFilter("gform_chosen_options"));
  await started();
  type("oak");
  expect(options()).toEqual(["Oak"]);
  type("hite");

  expect(options()).toEqual(["Nothing: hite"]);
});

test("finds one of thousands of options, and shows few of them at once", async () => {
  const form = await started();
  const all = Array.from({ length: 2000 }, (_, index) => `<option value="${index}">Town ${index}</option>`);
  native().innerHTML = all.join("");
  const shown = new Listbox(native(), comboboxOptions(native()));
  form.append(shown.element);
  const found = searchIn(native(), comboboxOptions(native()))("Town");
  shown.show(found, "");
  expect([found.length, shown.element.children.length]).toEqual([2000, 100]);
  for (let step = 0; step < 100; step++) shown.move(1);

  expect([shown.active?.value, shown.element.children.length]).toEqual(["100", 200]);
});

test("more options are shown once a visitor scrolls near the end of the list", async () => {
  const form = await started();
  native().innerHTML = Array.from({ length: 250 }, (_, index) => `<option value="${index}">${index}</option>`).join("");
  const shown = new Listbox(native(), comboboxOptions(native()));
  form.append(shown.element);
  shown.show([...native().options], "");
  const scrollTo = (scrollTop: number) => {
    Object.defineProperties(shown.element, {
      clientHeight: { value: 200, configurable: true },
      scrollHeight: { value: 1000, configurable: true },
    });
    shown.element.scrollTop = scrollTop;
    shown.element.dispatchEvent(new Event("scroll"));
    return shown.element.children.length;
  };
  expect([scrollTo(600), scrollTo(601), scrollTo(601), scrollTo(601)]).toEqual([100, 200, 250, 250]);
});

test("a list without results has one text, which cannot be chosen or left", async () => {
  await started();
  type("plastic");
  expect([press("ArrowDown"), active(), input().getAttribute("aria-activedescendant")]).toEqual([false, undefined, ""]);
  press("Enter");
  expect(values()).toEqual([""]);
  type("el");
  expect(active()).toBe("Elm");
});

test("opens at a chosen option far down the list", async () => {
  const form = await started();
  native().innerHTML = Array.from({ length: 250 }, (_, index) => `<option value="${index}">${index}</option>`).join("");
  const shown = new Listbox(native(), comboboxOptions(native()));
  form.append(shown.element);
  native().value = "100";
  shown.show([...native().options], "");
  expect([shown.active?.value, shown.element.children.length]).toEqual(["100", 200]);
});
