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
  const calculation = timer(showResults, CALCULATION_PAUSE, until);
  const total = timer(showOrder, TOTAL_PAUSE, until);

  function onInputChange(input: Input, formId: number, field: string) {
    if (formId !== rules.formId || !form.contains(input)) return;
    rules.update(field);
    rules.applyVisibility();
    // What somebody is still typing is calculated with a little later.
    if (!calculation.isRunning()) showResults();
  }

  function showResults() {
    calculation.stop();
    rules.showResults();
    if (rules.isPriced) total.restart();
  }

  /** If the file does not load, the server still calculates the total. */
  function showOrder() {
    loadProducts().then(
      (products) => until.aborted || products.showOrder(rules),
      () => {},
    );
  }

  function onFields() {
    rules.readForm();
    rules.applyVisibility(true);
    showResults();
  }

  hooks.addAction("gform_input_change", onInputChange, 10, form.id);
  form.addEventListener("input", calculation.restart, { signal: until });
  form.addEventListener("change", calculation.stop, { signal: until, capture: true });
  until.addEventListener("abort", () => hooks.removeAction("gform_input_change", 10, form.id));
  whenFieldsChange(form, until, onFields);
}

/** Calls back once, a while after it was last restarted. */
function timer(callback: () => void, milliseconds: number, until: AbortSignal) {
  let running: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    clearTimeout(running);
    running = undefined;
  }

  until.addEventListener("abort", stop);
  return {
    stop,
    restart() {
      stop();
      running = setTimeout(callback, milliseconds);
    },
    isRunning: () => running !== undefined,
  };
}
