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
