import { expect, onTestFinished, test, vi } from "vitest";
import { fields } from "../../../intarsia/fields";
import type { Element } from "../../documents/document";
import { browserForm } from "../../server/forBrowsers/browserForm";
import { evaluateAnswers } from "../../server/forms/evaluateAnswers";
import { render } from "../../server/render";
import { postedIn } from "../parts/postedIn";
import { checks } from "./checks";
import * as choiceRules from "./choiceRules";
import * as rareRules from "./rareRules";
import * as textRules from "./textRules";

const element = (type: string, settings = {}): Element =>
  ({ type, props: { id: type, label: type, ...settings } }) as Element;

/** The form as the server renders it, with its script. Fields have the numbers of their order. */
async function formOf(content: Element[], { translations = {}, before = "" } = {}) {
  const numbers = Object.fromEntries(content.map(({ props }, index) => [props.id, index + 1]));
  const document = { root: {}, content };
  const data = Object.fromEntries(content.map(({ props: { id } }) => [id, { form: 3, number: numbers[id] }]));
  const { html } = render({ parts: { main: document }, catalogs: { main: "fields" }, resources: { data } });
  const { checks: data_checks } = browserForm({ document, numbers, currency: "USD", translations });
  window.document.body.innerHTML = `<div class="gform_wrapper"><form id="gform_3" data-formid="3">${before}${html.main}
    <button>Send</button></form></div>`;
  const form = window.document.forms[0] as HTMLFormElement;
  form.dataset.checks = JSON.stringify(data_checks);
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  await checks.start(form, ended.signal);
  return { form, document, numbers };
}

const box = (number: number) => document.querySelector(`[data-field="${number}"]`) as HTMLElement;
const input = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const errorIn = (number: number) => box(number).querySelector(".field__error")?.textContent;
const press = (type: string) => document.dispatchEvent(new Event(type));

function type(name: string, value: string) {
  input(name).focus();
  input(name).value = value;
  input(name).dispatchEvent(new Event("input", { bubbles: true }));
}

/** Waits until what was started is done: no answer is checked later than that. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const contact = [element("email", { is_required: "yes" }), element("text", { max_length: 3 })];

test("FORM-A11Y-02 going on to the next input of a field does not leave it", async () => {
  await formOf([element("name", { is_required: "yes" }), element("text")]);
  // Loads what checks a name.
  type("input_1.3", "Ana");
  input("input_2").focus();
  await vi.waitFor(() => expect(errorIn(1)).toBe("Enter your last name."));
  type("input_1.6", "Ruiz");
  await vi.waitFor(() => expect(errorIn(1)).toBeUndefined());

  type("input_1.6", "");
  input("input_1.3").focus();
  // Browsers report a change before the next input has focus, and microtasks run in between.
  const focus = vi.spyOn(document, "activeElement", "get").mockReturnValue(document.body);
  input("input_1.6").dispatchEvent(new Event("change", { bubbles: true }));
  for (let tick = 0; tick < 20; tick++) await null;
  focus.mockRestore();
  await settled();

  expect(errorIn(1)).toBeUndefined();
});

test("FORM-A11Y-02 says what is wrong when a visitor leaves a field, not while they type", async () => {
  await formOf(contact);
  type("input_1", "ana@");
  await settled();
  expect(errorIn(1)).toBeUndefined();

  input("input_2").focus();
  await vi.waitFor(() => expect(errorIn(1)).toBe("Enter a complete e-mail address, with an @ and a dot."));
  expect(input("input_1").getAttribute("aria-invalid")).toBe("true");
  expect(input("input_1").getAttribute("aria-describedby")).toBe("validation_message_3_1");
  expect(document.getElementById("gform_announcement")?.textContent).toContain("Enter a complete e-mail address");
});

test("FORM-MASK-04 an answer that does not fill its mask is an error, and one without the mask's characters is none", async () => {
  await formOf([element("text", { input_mask: "99/99" }), element("email")]);
  type("input_1", "12/3");
  input("input_2").focus();
  await vi.waitFor(() => expect(errorIn(1)).toBe("Fill in the whole answer: __/__"));
  type("input_1", "1234");
  await vi.waitFor(() => expect(errorIn(1)).toBeUndefined());
});

test("an error disappears as soon as the answer is right, and stays the same while it is wrong", async () => {
  await formOf(contact);
  type("input_1", "");
  input("input_2").focus();
  await vi.waitFor(() => expect(errorIn(1)).toBe("This field is required."));

  type("input_1", "ana@exam");
  await settled();
  expect(errorIn(1)).toBe("This field is required.");
  type("input_1", "ana@example.org");
  await vi.waitFor(() => expect(errorIn(1)).toBeUndefined());
  expect(input("input_1").hasAttribute("aria-invalid")).toBe(false);
  expect(input("input_1").hasAttribute("aria-describedby")).toBe(false);
});

test("nothing moves under the pointer: an error waits until the button was released", async () => {
  await formOf(contact);
  type("input_2", "too long");
  press("pointerdown");
  input("input_2").blur();
  // Browsers say that an answer has changed while nothing has the focus, before the button gets it.
  input("input_2").dispatchEvent(new Event("change", { bubbles: true }));
  (document.querySelector("button") as HTMLElement).focus();
  await settled();
  expect(errorIn(2)).toBeUndefined();

  press("pointerup");
  await vi.waitFor(() => expect(errorIn(2)).toBe("This answer is too long. Shorten it."));
});

test("a field with several inputs is checked when all of them were left", async () => {
  await formOf([element("email", { has_confirmation: "yes" }), element("text")]);
  type("input_1", "ana@example.org");
  input("input_1_2").focus();
  await settled();
  expect(errorIn(1)).toBeUndefined();

  input("input_2").focus();
  await vi.waitFor(() => expect(errorIn(1)).toBe("Enter the same e-mail address twice."));
  expect([input("input_1"), input("input_1_2")].map((one) => one.getAttribute("aria-invalid"))).toEqual([null, "true"]);
});

test("a corrected field leaves the summary above the form, and the last one takes it along", async () => {
  const before = '<div data-js="gform-focus-validation-error"><ul><li><a href="#input_3_1">E-mail</a></li></ul></div>';
  const { form } = await formOf(contact, { before });
  form.parentElement?.classList.add("gform_validation_error");
  type("input_1", "ana@example.org");
  input("input_2").focus();

  await vi.waitFor(() => expect(form.querySelector("li")).toBeNull());
  expect(form.querySelector("[data-js]")).toBeNull();
  expect(form.parentElement?.className).toBe("gform_wrapper");
});

test("what a browser fills in is checked without being entered", async () => {
  await formOf(contact);
  input("input_1").value = "ana";
  input("input_1").dispatchEvent(new Event("change", { bubbles: true }));

  await vi.waitFor(() => expect(errorIn(1)).toContain("Enter a complete e-mail address"));
});

test("texts are those of the page's language, or the owner's own", async () => {
  const translations = { "This field is required.": "Bitte ausfüllen.", optional: "freiwillig" };
  const { form } = await formOf(
    [element("text", { is_required: "yes" }), element("phone", { error_message: "Ours" })],
    {
      translations,
    },
  );
  expect(JSON.parse(form.dataset.checks as string).texts).toEqual({ "This field is required.": "Bitte ausfüllen." });
  type("input_1", "");
  type("input_2", "1");
  input("input_2").blur();

  await vi.waitFor(() => expect([errorIn(1), errorIn(2)]).toEqual(["Bitte ausfüllen.", "Ours"]));
});

const WRONG: Element[] = [
  element("text", { is_required: "yes" }),
  element("textarea", { max_length: 2, default_value: "long" }),
  element("email", { default_value: "ana" }),
  element("phone", { default_value: "1" }),
  element("website", { default_value: "no host" }),
  element("number", { max: "5", decimals: 1, number_format: "decimal_comma", default_value: "7.5" }),
  element("date", { min: "2026-05-01", default_value: "2026-01-31" }),
  element("time", { max: "10:00", default_value: "11:30" }),
  element("name", { is_required: "yes" }),
  element("address", { is_required: "yes" }),
  element("password", { is_required: "yes" }),
  element("radio", { is_required: "yes" }),
  element("checkbox", { min_choices: 2, choices: [{ _id: "a", label: "A", value: "a", is_selected: "yes" }] }),
  element("select", { is_required: "yes" }),
  element("multi_select", { is_required: "yes" }),
  element("image_choice", { is_required: "yes" }),
  element("rating", { is_required: "yes" }),
  element("consent", { is_required: "yes" }),
  element("product", { kind: "user", is_required: "yes" }),
  element("option", { is_required: "yes" }),
  element("quantity", { max_quantity: 3, default_value: 9 }),
  element("social_profile", { default_value: "not a handle!" }),
  element("signature", { is_required: "yes" }),
  element("rich_text", { is_required: "yes" }),
];

test("FORM-SUB-27 every type says the same in the browser as on the server", async () => {
  const { document, numbers } = await formOf(WRONG);
  const posted = Object.fromEntries(
    WRONG.map(({ props: { id } }) => [id, postedIn(box(numbers[id] as number), String(numbers[id]))]),
  );
  const { errors } = evaluateAnswers({ document, numbers, posted, translations: {} });
  for (const { props } of WRONG)
    box(numbers[props.id] as number)
      .querySelector("input, select, textarea")
      ?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));

  await vi.waitFor(() => {
    const shown = WRONG.map(({ props: { id } }) => [id, errorIn(numbers[id] as number)]);
    expect(shown).toEqual(WRONG.map(({ props: { id } }) => [id, errors[id]?.text]));
  });
  expect(Object.keys(errors)).toHaveLength(WRONG.length);
});

test("FORM-PRICE-05 amounts are read in the currency of the form, and whole numbers are checked", async () => {
  await formOf([
    element("number", { id: "sum", number_format: "currency", max: "2000" }),
    element("number", { id: "most", number_format: "currency", max: "1000" }),
    element("number", { id: "whole", decimals: 0 }),
  ]);
  for (const [name, typed] of [
    ["input_1", "$1.234,50"],
    ["input_2", "$1.234,50"],
    ["input_3", "1.5"],
  ] as const)
    type(name, typed);
  input("input_3").blur();

  await vi.waitFor(() =>
    expect([errorIn(1), errorIn(2), errorIn(3)]).toEqual([
      undefined,
      "Enter $1,000.00 or less.",
      "Enter a whole number.",
    ]),
  );
});

test("every type that browsers can check is among those that they load, and in the test above", () => {
  const checked = fields.filter(({ rules }) => rules?.inBrowser).map(({ schema }) => schema.type);
  const loaded = Object.keys({ ...textRules, ...choiceRules, ...rareRules }).filter(
    (name) => !["readAnswer", "masked_text"].includes(name),
  );

  expect(loaded.sort()).toEqual([...checked].sort());
  expect(WRONG.map((one) => one.type).sort()).toEqual([...checked].sort());
});

test.each(["radio", "checkbox"])("an own answer of a %s is asked for until it is there", async (kind) => {
  await formOf([element(kind, { has_other: "yes" }), element("text")]);
  const other = box(1).querySelector('[value="gf_other_choice"]') as HTMLInputElement;
  other.click();
  input("input_1_other").focus();
  input("input_2").focus();
  await vi.waitFor(() => expect(errorIn(1)).toBe("This field is required."));
  expect([other, input("input_1_other")].map((one) => one.getAttribute("aria-invalid"))).toEqual([null, "true"]);

  type("input_1_other", "x".repeat(501));
  input("input_2").focus();
  await vi.waitFor(() => expect(errorIn(1)).toBe("Enter your own answer with at most 500 characters."));
  type("input_1_other", "Ebony");
  await vi.waitFor(() => expect(errorIn(1)).toBeUndefined());
});

test("browsers know whether several options can be chosen", () => {
  const content = [element("option", { kind: "checkbox" })];
  const made = browserForm({ document: { root: {}, content }, numbers: { option: 1 }, currency: "USD" });

  expect(made.checks?.fields[1]).toMatchObject({ type: "option", settings: { kind: "checkbox" } });
});

test("private settings are no part of the page", () => {
  const coupons = [{ _id: "a", code: "SECRET", kind: "percent", value: "10" }];
  const content = [element("coupon", { coupons }), element("text")];
  const made = browserForm({ document: { root: {}, content }, numbers: { coupon: 1, text: 2 }, currency: "USD" });

  expect(Object.keys(made.checks?.fields ?? {})).toEqual(["2"]);
  expect(JSON.stringify(made)).not.toContain("SECRET");
});
