/** Adds and removes the rows of a list in place. Without it, the server does. */

import { runHooks } from "../../../web/webforms/api/runHooks";
import { takeOverButtons } from "../../../web/webforms/fields/rowButtons";
import { announce } from "../../../web/webforms/parts/announce";
import { whenFieldsChange } from "../../../web/webforms/parts/rowsChanged";

const LIST = "[data-list]";
const ROW = ".list__row";

/** `kept` are the answers that the browser kept from before, by the names of inputs. */
export function startRows(
  form: HTMLFormElement,
  until: AbortSignal,
  kept: Readonly<Record<string, readonly string[]>> = {},
): void {
  form.addEventListener("click", onClick, { signal: until });
  whenFieldsChange(form, until, () => {
    for (const list of form.querySelectorAll<HTMLElement>(LIST)) {
      takeOverButtons(list);
      update(list);
    }
  });
  for (const list of form.querySelectorAll<HTMLElement>(LIST)) restoreRows(list, kept);
}

function onClick({ target }: Event): void {
  const button = (target as Element).closest(".list__add, .list__remove");
  const list = button?.closest<HTMLElement>(LIST);
  const row = button?.closest<HTMLElement>(ROW);
  if (list && row) removeRow(list, row);
  else if (list) addRow(list);
}

const rowsOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(ROW)];
const inputsIn = (part: HTMLElement) => [...part.querySelectorAll("input")];
const inputIn = (row: HTMLElement | undefined) => row?.querySelector("input");
const isFull = (list: HTMLElement) => rowsOf(list).length >= Number(list.dataset.list);

/** Kept answers in rows that the visitor had added. Those in other rows are there already, if they are shown at all. */
function restoreRows(list: HTMLElement, kept: Readonly<Record<string, readonly string[]>>): void {
  const values = kept[inputIn(list)?.name ?? ""] ?? [];
  const before = inputsIn(list);
  const isTyped = before.some((input, index) => input.value !== input.defaultValue && input.value !== values[index]);
  if (before.length >= values.length || isTyped) return;
  while (inputsIn(list).length < values.length && !isFull(list)) appendRow(list);
  for (const [index, input] of inputsIn(list).entries()) input.value = values[index] ?? "";
  inputIn(list)?.dispatchEvent(new Event("change", { bubbles: true }));
}

function addRow(list: HTMLElement): void {
  if (isFull(list)) return;
  const row = appendRow(list);
  inputIn(row)?.focus();
  runHooks.doAction("gform_list_post_item_add", row, list);
  announce(list.dataset.added ?? "");
}

function appendRow(list: HTMLElement): HTMLElement {
  const last = rowsOf(list).at(-1) as HTMLElement;
  const row = runHooks.applyFilters("gform_list_item_pre_add", emptyCopy(last), list);
  last.after(row);
  update(list);
  return row;
}

function removeRow(list: HTMLElement, row: HTMLElement): void {
  const rows = rowsOf(list);
  if (rows.length === 1) return;
  row.remove();
  update(list);
  // The row that took its place, or the last one.
  const next = rowsOf(list)[Math.min(rows.indexOf(row), rows.length - 2)];
  inputIn(next)?.focus();
  runHooks.doAction("gform_list_post_item_delete", list);
  announce(list.dataset.removed ?? "");
  // Rules, calculations and kept answers follow.
  inputIn(next)?.dispatchEvent(new Event("change", { bubbles: true }));
}

function emptyCopy(row: HTMLElement): HTMLElement {
  const copy = row.cloneNode(true) as HTMLElement;
  for (const input of inputsIn(copy)) {
    input.defaultValue = "";
    input.value = "";
  }
  return copy;
}

/** Numbers the rows, and offers only what is possible. */
function update(list: HTMLElement): void {
  const rows = rowsOf(list);
  rows.forEach(number);
  for (const button of list.querySelectorAll<HTMLButtonElement>(".list__add, .list__remove")) {
    button.disabled = button.matches(".list__add") ? isFull(list) : rows.length === 1;
  }
}

function number(row: HTMLElement, index: number): void {
  for (const element of [row, ...row.querySelectorAll<HTMLElement>("[data-label]")]) {
    element.setAttribute("aria-label", (element.dataset.label ?? "").replace("{number}", String(index + 1)));
  }
  for (const input of inputsIn(row)) input.id = input.id.replace(/\d+(?=_\d+$)/, String(index + 1));
}
