import { create } from "../../kit/enhance/create";
import type { Fault } from "../../kit/fields/defineField";
import { inputsIn, keyOf } from "../parts/postedIn";

const ERROR = ":scope > .field__error";
const SUMMARY = '[data-js="gform-focus-validation-error"]';

export const hasFault = (box: HTMLElement): boolean => box.querySelector(ERROR) !== null;

/** Marks the inputs of a box and says below them what is wrong, as the server does; or that nothing is. */
export function showFault(form: HTMLFormElement, box: HTMLElement, fault: (Fault & { text: string }) | null): void {
  const number = box.dataset.field ?? "";
  const id = form.id.replace(/gform_(\d+)$/, `validation_message_$1_${number}`);
  const isWrong = (key: string | null) => fault !== null && key !== null && (fault.inputs?.includes(key) ?? true);
  for (const input of inputsIn(box)) if (input.type !== "hidden") mark(input, id, isWrong(keyOf(input, number)));
  box.querySelector(ERROR)?.remove();
  if (fault) box.append(create(document, "p", { class: "field__error", id }, fault.text));
}

function mark(input: Element, id: string, isWrong: boolean): void {
  const described = new Set(input.getAttribute("aria-describedby")?.split(" "));
  described.delete(id);
  if (isWrong) described.add(id);
  set(input, "aria-describedby", [...described].join(" "));
  set(input, "aria-invalid", isWrong ? "true" : "");
}

const set = (element: Element, name: string, value: string): void =>
  value ? element.setAttribute(name, value) : element.removeAttribute(name);

/** Above the form, a field that was corrected is no longer listed. */
export function dropFromSummary(form: HTMLFormElement, box: HTMLElement): void {
  const summary = form.querySelector(SUMMARY);
  const links = [...(summary?.querySelectorAll<HTMLAnchorElement>("li a") ?? [])];
  const corrected = links.filter(({ hash }) => box.querySelector(`[id="${hash.slice(1)}"]`));
  for (const link of corrected) link.closest("li")?.remove();
  if (corrected.length < links.length || corrected.length === 0) return;
  summary?.remove();
  form.closest(".gform_wrapper")?.classList.remove("gform_validation_error");
}
