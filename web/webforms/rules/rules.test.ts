import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { BrowserModel, FieldModel } from "../../rules/forms/formModel";
import { mapFields } from "../../rules/formulas/mapFields";
import { parseFormula } from "../../rules/formulas/parseFormula";
import { currencyOf } from "../../rules/money/currencyOf";
import { inputChange } from "../parts/inputChange";
import { rules } from "./rules";

let ended: AbortController;
beforeEach(() => {
  ended = new AbortController();
  vi.useFakeTimers();
});
afterEach(() => {
  ended.abort();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const field = (number: number, more: Partial<FieldModel> = {}): FieldModel => ({
  id: `f${number}`,
  label: "",
  number,
  ...more,
});
const box = (number: number, html = `<input name="input_${number}">`) => `<div data-field="${number}">${html}</div>`;
const yes = (id: string) => ({ field: id, operator: "is", value: "yes" }) as const;

async function started(fields: FieldModel[], html: string, feature = rules) {
  const model: BrowserModel = { fields, currency: currencyOf("USD") };
  document.body.innerHTML = `<form id="gform_3" data-formid="3">${html}</form>`;
  const form = document.querySelector("form") as HTMLFormElement;
  form.dataset.rules = JSON.stringify(model);
  inputChange.start(form, ended.signal);
  await feature.start(form, ended.signal);
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const type = (name: string, value: string, event = "input") => {
    input(name).value = value;
    input(name).dispatchEvent(new Event(event, { bubbles: true }));
  };
  return { form, input, type };
}
const hidden = (number: number) => document.querySelector<HTMLElement>(`[data-field="${number}"]`)?.hidden;

test("FORM-COND-03 FORM-COND-09 shows a field 300 ms after the last keystroke", async () => {
  const { type } = await started([field(1), field(2, { shownIf: yes("f1") })], box(1) + box(2));
  expect(hidden(2)).toBe(true);
  type("input_1", "yes");
  vi.advanceTimersByTime(299);
  expect(hidden(2)).toBe(true);
  vi.advanceTimersByTime(1);

  expect(hidden(2)).toBe(false);
});

test("FORM-COND-04 FORM-COND-05 a hidden field has its default value again, and is not sent", async () => {
  const { form, input, type } = await started(
    [field(1, { initial: ["yes"] }), field(2, { shownIf: yes("f1"), initial: ["usual"] })],
    box(1, '<input name="input_1" value="yes">') + box(2),
  );
  type("input_2", "typed", "change");
  type("input_1", "no", "change");

  expect([input("input_2").value, input("input_2").disabled]).toEqual(["usual", true]);
  expect([...new FormData(form).keys()]).toEqual(["input_1"]);
});

const OTHER_WOOD =
  '<input type="checkbox" name="input_1.1" value="oak"><input type="checkbox" name="input_1.2" value="gf_other_choice">' +
  '<input type="text" name="input_1_other">';

test.each([
  ["radio buttons", OTHER_WOOD.replaceAll("checkbox", "radio").replaceAll(/_1\.\d/g, "_1"), undefined],
  ["checkboxes", OTHER_WOOD, { as: "choices" } as const],
])("FORM-COND-08 rules compare the text of an own answer to %s", async (_kind, html, reads) => {
  const { form, type } = await started(
    [field(1, reads && { reads }), field(2, { shownIf: yes("f1") })],
    box(1, html) + box(2),
  );
  type("input_1_other", "yes", "change");
  expect(hidden(2)).toBe(true);
  form.querySelector<HTMLInputElement>('[value="gf_other_choice"]')?.click();

  expect(hidden(2)).toBe(false);
});

test("FORM-COND-05 a hidden field has no own answer, whatever is preselected", async () => {
  const { input, type } = await started(
    [field(1, { initial: ["oak"], reads: { as: "choices" }, shownIf: yes("f2") }), field(2, { initial: ["yes"] })],
    box(1, OTHER_WOOD) + box(2, '<input name="input_2" value="yes">'),
  );
  type("input_1_other", "Ebony", "change");
  type("input_2", "no", "change");

  expect([input("input_1.1").checked, input("input_1_other").value]).toEqual([true, ""]);
});

test("FORM-COND-05 an input that was disabled before stays disabled", async () => {
  const { input, type } = await started(
    [field(1), field(2, { shownIf: yes("f1") })],
    box(1) + box(2, '<input name="input_2" disabled>'),
  );
  type("input_1", "yes", "change");

  expect(input("input_2").disabled).toBe(true);
});

test("FORM-COND-10 FORM-COND-11 what is in a hidden section is hidden, and what depends on it", async () => {
  const fields = [
    field(1),
    { id: "s", label: "", shownIf: yes("f1") },
    field(2, { inside: "s" }),
    field(3, { shownIf: yes("f2") }),
  ];
  const section = `<div data-field="s">${box(2, '<input name="input_2" value="yes">')}</div>`;
  const { input } = await started(fields, box(1) + section + box(3));

  expect(document.querySelector<HTMLElement>('[data-field="s"]')?.hidden).toBe(true);
  expect([hidden(3), input("input_2").disabled]).toEqual([true, true]);
});

test("FORM-COND-10 a hidden page is marked, and paging decides what is visible", async () => {
  const page = { id: "p", label: "", page: 2, shownIf: yes("f1") };
  await started([field(1), page], `${box(1)}<div class="gform_page" data-page="2"></div>`);

  const element = document.querySelector<HTMLElement>(".gform_page");
  expect([element?.hasAttribute("data-skipped"), element?.hidden]).toEqual([true, false]);
});

test("FORM-CALC-05 FORM-CALC-06 shows the new result 345 ms after typing, and at once after a change", async () => {
  const formula = mapFields(parseFormula("{Count:1} * 2"), (number) => `f${number}`);
  const fields = [field(1), field(2, { calculation: { formula } })];
  const { input, type } = await started(fields, box(1) + box(2));
  type("input_1", "21");
  vi.advanceTimersByTime(344);
  expect(input("input_2").value).toBe("0");
  vi.advanceTimersByTime(1);
  expect(input("input_2").value).toBe("42");
  type("input_1", "1000", "change");

  expect(input("input_2").value).toBe("2,000");
});

test("FORM-COND-03 a field on a page that the server has sent again follows the rules", async () => {
  const { form, type } = await started([field(1), field(2, { shownIf: yes("f1") })], box(1) + box(2));
  form.innerHTML = box(1) + box(2);
  document.dispatchEvent(new CustomEvent("gform/post_render"));
  expect(hidden(2)).toBe(true);
  type("input_1", "yes");
  vi.advanceTimersByTime(300);

  expect(hidden(2)).toBe(false);
});

test("FORM-PRICE-06 FORM-PRICE-07 the total follows 50 ms after a change, and screen readers hear it", async () => {
  const fields = [
    field(1, {
      pricing: { role: "product", price: { fixed: "12.50" } },
      reads: { as: "number", decimal_separator: ".", input: "3" },
    }),
    field(2, { pricing: { role: "total" } }),
  ];
  const total = '<label class="field__label">To pay</label><input name="input_2">';
  const { input, type } = await started(fields, box(1, '<input name="input_1.3">') + box(2, total));
  // The chunk loads first.
  await vi.waitFor(() => expect(input("input_2").value).toBe("$0.00"));
  const announced = () => document.querySelector("[role=status]")?.textContent;
  expect(announced()).toBe("");
  type("input_1.3", "2", "change");
  await vi.advanceTimersByTimeAsync(49);
  expect(input("input_2").value).toBe("$0.00");
  await vi.advanceTimersByTimeAsync(1);

  expect(input("input_2").value).toBe("$25.00");
  expect(announced()).toBe("To pay: $25.00");
});

test("FORM-PRICE-08 only a form with prices loads the part for products", async () => {
  const loaded = vi.fn(() => ({ showOrder: () => {} }));
  vi.resetModules();
  vi.doMock("../products/showOrder", loaded);
  onTestFinished(() => vi.doUnmock("../products/showOrder"));
  const { rules: feature } = await import("./rules");
  await started([field(1), field(2, { shownIf: yes("f1") })], box(1) + box(2), feature);
  await vi.advanceTimersByTimeAsync(1000);
  expect(loaded).not.toHaveBeenCalled();
  await started([field(1, { pricing: { role: "total" } })], box(1), feature);
  await vi.advanceTimersByTimeAsync(50);

  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
});

test("a form without rules starts none", () => {
  expect(rules.applies(document.createElement("form"))).toBe(false);
});
