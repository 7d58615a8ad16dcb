import { expect, onTestFinished, test, vi } from "vitest";
import { renderWidget } from "../../../web/kit/testing/renderWidget";
import { storage } from "../../../web/runtime/page/storage";
import { hooks } from "../../../web/webforms/api/hooks";
import { drafts } from "../../../web/webforms/drafts/drafts";
import { lists } from "../../../web/webforms/fields/lists";
import { list } from ".";

const columns = [
  { _id: "wood", label: "Wood" },
  { _id: "count", label: "Count" },
];

/** A form with a list whose script has started. */
async function started(settings = {}) {
  const ended = new AbortController();
  const data = { q: { form: 3, number: 7 } };
  const { html, unmount } = renderWidget(list, { columns, ...settings }, { id: "q", resources: { data } });
  unmount();
  document.body.innerHTML = `<form id="gform_3" data-formid="3">${html}</form>`;
  onTestFinished(() => {
    ended.abort();
    localStorage.clear();
    document.body.innerHTML = "";
  });
  const form = document.querySelector("form") as HTMLFormElement;
  expect(lists.applies(form)).toBe(true);
  window.intarsia = { storage } as never;
  const isStarted = lists.start(form, ended.signal);
  drafts.start(form, ended.signal);
  await isStarted;
  return form;
}

const button = (name: string) =>
  [...document.querySelectorAll("button")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent)?.trim().endsWith(name) && !one.hidden,
  ) as HTMLButtonElement;
const inputs = () => [...document.querySelectorAll<HTMLInputElement>("form input")];
const values = () => inputs().map(({ value }) => value);
const announced = () => document.getElementById("gform_announcement")?.textContent;
const fill = (...typed: string[]) => {
  for (const [index, value] of typed.entries()) (inputs()[index] as HTMLInputElement).value = value;
};

test("FORM-LIST-01 FORM-LIST-07 a row is added: empty, with ids and labels of its own, focus and an announcement", async () => {
  await started({ rows: 1 });
  fill("Oak", "3");
  button("Add row").click();

  expect(values()).toEqual(["Oak", "3", "", ""]);
  expect(inputs().map(({ id }) => id)).toEqual(["input_3_7_1_1", "input_3_7_1_2", "input_3_7_2_1", "input_3_7_2_2"]);
  expect(inputs()[3]?.getAttribute("aria-label")).toBe("Count, row 2");
  expect(document.activeElement).toBe(inputs()[2]);
  expect(announced()).toBe("Row added.");
});

test("FORM-LIST-01 FORM-LIST-07 a row is deleted: the others are numbered again, focus stays in the list", async () => {
  await started({ rows: 3 });
  fill("Oak", "3", "Elm", "2", "Ash", "1");
  button("Remove row 2").click();

  expect(values()).toEqual(["Oak", "3", "Ash", "1"]);
  expect(inputs()[2]?.getAttribute("aria-label")).toBe("Wood, row 2");
  expect(document.activeElement).toBe(inputs()[2]);
  expect(announced()).toBe("Row removed.");
});

test("FORM-LIST-02 no row can be added once there are as many as the list may have", async () => {
  await started({ rows: 1, max_rows: 2 });
  expect(button("Add row").disabled).toBe(false);
  button("Add row").click();
  expect(button("Add row").disabled).toBe(true);
  button("Remove row 1").click();

  expect(button("Add row").disabled).toBe(false);
});

test("FORM-LIST-03 the only remaining row cannot be deleted", async () => {
  await started({ rows: 2 });
  button("Remove row 2").click();
  expect(button("Remove row 1").disabled).toBe(true);
  button("Add row").click();

  expect(button("Remove row 1").disabled).toBe(false);
});

test("scripts of the site can change a new row, and learn of added and deleted ones", async () => {
  await started({ rows: 1 });
  const [added, deleted] = [vi.fn(), vi.fn()];
  hooks.addFilter("gform_list_item_pre_add", (row: HTMLElement) => {
    row.classList.add("new");
  });
  hooks.addAction("gform_list_post_item_add", added);
  hooks.addAction("gform_list_post_item_delete", deleted);
  onTestFinished(() => {
    hooks.removeFilter("gform_list_item_pre_add");
    for (const name of ["add", "delete"]) hooks.removeAction(`gform_list_post_item_${name}`);
  });
  button("Add row").click();
  const container = document.querySelector(".list");
  expect(added).toHaveBeenCalledExactlyOnceWith(document.querySelector(".new"), container);
  button("Remove row 1").click();

  expect(deleted).toHaveBeenCalledExactlyOnceWith(container);
});

test("a deleted row changes the answer", async () => {
  const form = await started({ rows: 2 });
  const changed = vi.fn();
  form.addEventListener("change", changed);
  button("Remove row 1").click();

  expect(changed).toHaveBeenCalledOnce();
});

test("rows that a visitor added are there again after a reload, with what was typed", async () => {
  const typed = ["Oak", "3", "Elm", "2", "Ash", ""];
  storage.set("draft_gform_3", { values: { "input_7[]": typed } });
  await started({ rows: 1 });
  expect(values()).toEqual(typed);
  // A later change keeps all of them.
  window.dispatchEvent(new CustomEvent("gform/leaving", { detail: { form: document.querySelector("form") } }));

  expect(storage.get("draft_gform_3")).toMatchObject({ values: { "input_7[]": typed } });
});

test("FORM-LIST-02 a page of the form that the server sends again has its buttons, too", async () => {
  const form = await started({ rows: 2, max_rows: 2 });
  for (const one of form.querySelectorAll("button")) one.disabled = false;
  document.dispatchEvent(new CustomEvent("gform/post_render"));

  expect(button("Add row").disabled).toBe(true);
});
