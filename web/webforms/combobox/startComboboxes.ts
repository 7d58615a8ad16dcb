/** Drop-downs and multi-selects with a search. The browser's own select stays in the form, and has the answer. */

import { whenFieldsChange } from "../parts/rowsChanged";
import { Combobox } from "./Combobox";

const started = new WeakMap<HTMLSelectElement, Combobox>();

export function startComboboxes(form: HTMLFormElement, until: AbortSignal): void {
  const selects = () => [...form.querySelectorAll<HTMLSelectElement>("select[data-searchable]")];
  // Rules, drafts and resets set options and disable selects.
  const showAll = () => {
    for (const select of selects()) started.get(select)?.show();
  };
  whenFieldsChange(form, until, () => {
    for (const select of selects()) if (!started.has(select)) started.set(select, new Combobox(select, form, until));
  });
  document.addEventListener("gform/conditionalLogic/applyRules/end", showAll, { signal: until });
  form.addEventListener("change", showAll, { signal: until });
  form.addEventListener("reset", () => setTimeout(showAll), { signal: until });
}
