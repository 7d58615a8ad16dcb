/** Shows and hides fields, and calculates, while a visitor fills in a form. */

import { hooks } from "../api/hooks";
import { lazyPart } from "../parts/lazyPart";
import type { Input } from "../parts/postedIn";
import { whenFieldsChange } from "../parts/rowsChanged";
import { LiveRules } from "./LiveRules";

/** While somebody types, in milliseconds. The rules wait for `gform_input_change`, which is after 300. */
const CALCULATION_PAUSE = 345;
const TOTAL_PAUSE = 50;

const loadProducts = lazyPart(() => import("../products/showOrder"));

export function startRules(form: HTMLFormElement, until: AbortSignal): void {
  const rules = new LiveRules(form);
  let calculation: ReturnType<typeof setTimeout> | undefined;
  let total: ReturnType<typeof setTimeout> | undefined;

  function onInputChange(input: Input, formId: number, field: string) {
    if (formId !== rules.formId || !form.contains(input)) return;
    rules.update(field);
    rules.applyVisibility();
    // What somebody is still typing is calculated with a little later.
    if (calculation === undefined) showResults();
  }

  function showResults() {
    stopCalculation();
    rules.showResults();
    if (!rules.isPriced) return;
    clearTimeout(total);
    total = setTimeout(showOrder, TOTAL_PAUSE);
  }

  // If the file does not load, the server still calculates the total.
  const showOrder = () =>
    loadProducts().then(
      (products) => until.aborted || products.showOrder(rules),
      () => {},
    );

  function stopCalculation() {
    clearTimeout(calculation);
    calculation = undefined;
  }

  function onInput() {
    stopCalculation();
    calculation = setTimeout(showResults, CALCULATION_PAUSE);
  }

  function onFields() {
    rules.readForm();
    rules.applyVisibility(true);
    showResults();
  }

  hooks.addAction("gform_input_change", onInputChange, 10, form.id);
  form.addEventListener("input", onInput, { signal: until });
  form.addEventListener("change", stopCalculation, { signal: until, capture: true });
  until.addEventListener("abort", () => {
    hooks.removeAction("gform_input_change", 10, form.id);
    stopCalculation();
    clearTimeout(total);
  });
  whenFieldsChange(form, until, onFields);
}
