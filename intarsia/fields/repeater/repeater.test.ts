import { expect, onTestFinished, test, vi } from "vitest";
import { violations } from "../../../web/kit/testing/renderWidget";
import { storage } from "../../../web/runtime/page/storage";
import { browserForm } from "../../../web/server/forBrowsers/browserForm";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { render } from "../../../web/server/render";
import { hooks } from "../../../web/webforms/api/hooks";
import { drafts } from "../../../web/webforms/drafts/drafts";
import { repeaters } from "../../../web/webforms/fields/repeaters";
import { inputChange } from "../../../web/webforms/parts/inputChange";
import { rules } from "../../../web/webforms/rules/rules";

type Settings = Record<string, unknown>;
const numbers = { guests: 2, name: 3, drink: 4, children: 5, child: 6 };
const choices = ["tea", "milk"].map((value) => ({ _id: value, value, label: value }));

/** A repeater of names and drinks, and of children in a repeater of their own. */
const documentWith = (settings: Settings, child: Settings = {}) => {
  const inner = [
    { type: "text", props: { id: "name", label: "Name" } },
    { type: "radio", props: { id: "drink", label: "Drink", choices } },
    {
      type: "repeater",
      props: {
        id: "children",
        label: "Children",
        fields: [{ type: "text", props: { id: "child", label: "Child", ...child } }],
      },
    },
  ];
  return {
    root: {},
    content: [{ type: "repeater", props: { id: "guests", label: "Guests", fields: inner, ...settings } }],
  };
};

/** The HTML as the server renders it, with one item in each repeater. */
function htmlOf(settings: Settings, child: Settings = {}) {
  const data: Record<string, object> = { guests: { form: 3, number: 2, action: "/forms/3/#field_3_2" } };
  const slots: Record<string, Record<string, { key: string }[]>> = { guests: { fields: items("guests") } };
  for (const [outer, position] of [
    ["0", "0"],
    ["new", "#"],
  ]) {
    const key = `guests--${outer}`;
    for (const id of ["name", "drink", "children"] as const)
      data[`${key}-${id}`] = { form: 3, number: numbers[id], row: `[${position}]` };
    slots[`${key}-children`] = { fields: items(`${key}-children`) };
    for (const [inner, at] of [
      ["0", "0"],
      ["new", "#"],
    ])
      data[`${key}-children--${inner}-child`] = { form: 3, number: 6, row: `[${position}][${at}]` };
  }
  const main = documentWith(settings, child);
  return render({ parts: { main }, catalogs: { main: "fields" }, resources: { data, slots } }).html.main ?? "";
}

const items = (id: string) => [{ key: `${id}--0` }, { key: `${id}--new` }];

async function started(settings: Settings = {}, child: Settings = {}) {
  const ended = new AbortController();
  document.body.innerHTML = `<form id="gform_3" data-formid="3">${htmlOf(settings, child)}</form>`;
  onTestFinished(() => {
    ended.abort();
    localStorage.clear();
    document.body.innerHTML = "";
  });
  const form = document.querySelector("form") as HTMLFormElement;
  const { rules: model } = browserForm({ document: documentWith(settings, child) as never, numbers, currency: "USD" });
  if (model) form.dataset.rules = JSON.stringify(model);
  window.intarsia = { storage } as never;
  const isStarted = repeaters.start(form, ended.signal);
  drafts.start(form, ended.signal);
  await isStarted;
  inputChange.start(form, ended.signal);
  if (rules.applies(form)) await rules.start(form, ended.signal);
  return form;
}

const button = (name: string, index = 0) =>
  [...document.querySelectorAll("button")].filter((one) =>
    (one.getAttribute("aria-label") ?? one.textContent)?.trim().endsWith(name),
  )[index] as HTMLButtonElement;
const input = (name: string) => document.querySelector(`form [name="${name}"]`) as HTMLInputElement;
const names = () => [...document.querySelectorAll<HTMLInputElement>("form input[type=text]")].map(({ name }) => name);
const announced = () => document.getElementById("gform_announcement")?.textContent;
const addGuest = () => button("Add item", document.querySelectorAll(".repeater .repeater").length).click();

test("FORM-LIST-04 FORM-LIST-05 an item is a group with a name; a script has what a new one needs", async () => {
  const form = await started({ max_items: 4, item_label: "Guest" });
  const legends = [...form.querySelectorAll("legend")].map(({ textContent }) => textContent);

  expect(form.querySelector<HTMLElement>("[data-repeater='2']")?.dataset.max_items).toBe("4");
  expect(legends).toEqual(["Guests (optional)", "Guest 1", "Drink (optional)", "Children (optional)", "Item 1"]);
  expect(await violations(form)).toEqual([]);
});

test("FORM-LIST-05 FORM-LIST-07 an item is added: empty, with names and ids of its own, focus and an announcement", async () => {
  const form = await started();
  input("input_3[0]").value = "Ana";
  addGuest();

  expect(names()).toEqual(["input_3[0]", "input_6[0][0]", "input_3[1]", "input_6[1][0]"]);
  expect([input("input_3[1]").id, input("input_3[1]").value]).toEqual(["input_3_3-1", ""]);
  expect(form.querySelector("#choice_3_4_0-1")?.getAttribute("name")).toBe("input_4[1]");
  expect(form.querySelector("#input_3_6-1-0")?.closest(".gfield")?.id).toBe("field_3_6-1-0");
  const ids = [...form.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(document.activeElement).toBe(input("input_3[1]"));
  expect(announced()).toBe("Item added.");
  expect(await violations(form)).toEqual([]);
});

test("FORM-LIST-05 items of a repeater in an item have the rows of both", async () => {
  await started();
  addGuest();
  button("Add item", 1).click();
  button("Add item", 0).click();

  expect(names().filter((name) => name.startsWith("input_6"))).toEqual([
    ...["input_6[0][0]", "input_6[0][1]", "input_6[1][0]", "input_6[1][1]"],
  ]);
  expect(input("input_6[1][1]").id).toBe("input_3_6-1-1");
});

test("FORM-LIST-05 FORM-LIST-07 an item is removed: the others are numbered again and keep their answers", async () => {
  await started();
  addGuest();
  addGuest();
  for (const row of [0, 1, 2]) {
    input(`input_3[${row}]`).value = `Guest ${row}`;
    (document.getElementById(`choice_3_4_${row % 2}-${row}`) as HTMLInputElement).checked = true;
  }
  input("input_6[2][0]").value = "Bea";
  document.querySelector<HTMLButtonElement>("[value='remove 2[0]']")?.click();

  const checked = [...document.querySelectorAll<HTMLInputElement>("form :checked")];
  expect(checked.map(({ name, value }) => [name, value])).toEqual([
    ["input_4[0]", "milk"],
    ["input_4[1]", "tea"],
  ]);
  expect([input("input_3[0]").value, input("input_3[1]").value]).toEqual(["Guest 1", "Guest 2"]);
  expect(input("input_6[1][0]").value).toBe("Bea");
  expect(document.activeElement).toBe(input("input_3[0]"));
  expect(announced()).toBe("Item removed.");
});

test("FORM-LIST-04 FORM-LIST-03 no more items than the maximum, and one always stays", async () => {
  await started({ max_items: 2 });
  const add = button("Add item", 1);
  expect(button("Remove: Item 1", 1).disabled).toBe(true);
  add.click();
  expect([add.disabled, button("Remove: Item 2").disabled]).toEqual([true, false]);
  button("Remove: Item 2").click();

  expect(add.disabled).toBe(false);
});

test("FORM-LIST-05 scripts of the site can change a new item, and learn of added and removed ones", async () => {
  await started();
  const [added, removed] = [vi.fn(), vi.fn()];
  hooks.addFilter("gform_repeater_item_pre_add", (item: HTMLElement) => void item.classList.add("new"));
  hooks.addAction("gform_repeater_post_item_add", added);
  hooks.addAction("gform_repeater_post_item_delete", removed);
  onTestFinished(() => {
    hooks.removeFilter("gform_repeater_item_pre_add");
    for (const name of ["add", "delete"]) hooks.removeAction(`gform_repeater_post_item_${name}`);
  });
  addGuest();
  const repeater = document.querySelector("[data-repeater='2']");
  expect(added).toHaveBeenCalledExactlyOnceWith(document.querySelector(".new"), repeater);
  button("Remove: Item 2").click();

  expect(removed).toHaveBeenCalledExactlyOnceWith(repeater, 1);
});

test("FORM-LIST-05 items that a visitor added are there again after a reload, with what was typed", async () => {
  const values = { "input_3[1]": ["Ana"], "input_4[1]": ["milk"], "input_6[1][2]": ["Bea"] };
  storage.set("draft_gform_3", { values });
  await started();

  expect([input("input_3[1]").value, input("input_6[1][2]").value]).toEqual(["Ana", "Bea"]);
  expect(document.querySelector<HTMLInputElement>("form :checked")?.value).toBe("milk");
  expect(names().filter((name) => name.startsWith("input_6"))).toHaveLength(4);
});

test("FORM-COND-03 FORM-LIST-05 a rule is about the row that it is in, also in new rows", async () => {
  await started({}, { shown_if: { field: "drink", operator: "is", value: "milk" } });
  addGuest();
  const box = (row: string) => document.getElementById(`field_3_6-${row}-0`) as HTMLElement;
  expect([box("0").hidden, box("1").hidden]).toEqual([true, true]);
  const milk = document.getElementById("choice_3_4_1-1") as HTMLInputElement;
  milk.checked = true;
  milk.dispatchEvent(new Event("change", { bubbles: true }));

  expect([box("0").hidden, box("1").hidden]).toEqual([true, false]);
});

const evaluate = (posted: Record<string, Record<string, string[]>>, settings: Settings = {}) =>
  evaluateAnswers({ document: documentWith(settings) as never, posted, numbers, translations: {} });

test("FORM-LIST-06 a required repeater needs an item in which something was entered", () => {
  const blank = { guests: { "[0]": ["1"] }, name: { "[0]": [" "] } };

  expect(evaluate(blank, { is_required: "yes" }).errors).toEqual({ guests: { text: "This field is required." } });
  expect(evaluate(blank).answers.guests).toBeNull();
});

test("FORM-LIST-05 rows are an answer by the numbers of their fields, and errors have the row", () => {
  const posted = { name: { "[0]": ["Ana"] }, drink: { "[0]": ["coffee"], "[1]": ["tea"] } };
  const { answers, errors, rows } = evaluate(posted);

  expect(answers.guests).toEqual([
    { 3: "Ana", 4: "coffee", 5: null },
    { 3: null, 4: "tea", 5: null },
  ]);
  expect(Object.keys(errors)).toEqual(["drink[0]"]);
  expect(rows).toEqual({ guests: 2, "children[0]": 0, "children[1]": 0 });
});
