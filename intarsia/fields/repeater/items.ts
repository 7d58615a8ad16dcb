/** Adds and removes the items of repeaters in place. Without it, the server does. */

import { runHooks } from "../../../web/webforms/api/runHooks";
import { takeOverButtons } from "../../../web/webforms/fields/rowButtons";
import { announce } from "../../../web/webforms/parts/announce";
import { emitRowsChanged, whenFieldsChange } from "../../../web/webforms/parts/rowsChanged";
import { appendItem, ITEM, inputIn, isFull, itemsOf, REPEATER, update } from "./repeaterItems";
import { type KeptValues, restoreItems } from "./restoreItems";

/** `kept` are the answers that the browser kept from before, by the names of inputs. */
export function startItems(form: HTMLFormElement, until: AbortSignal, kept: KeptValues = {}): void {
  form.addEventListener("click", onClick, { signal: until });
  whenFieldsChange(form, until, () => {
    for (const repeater of form.querySelectorAll<HTMLElement>(REPEATER)) {
      takeOverButtons(repeater);
      update(repeater);
    }
  });
  restoreItems(form, kept);
}

function onClick({ target }: Event): void {
  const button = (target as Element).closest(".repeater__add, .repeater__remove");
  const repeater = button?.closest<HTMLElement>(REPEATER);
  const item = button?.matches(".repeater__remove") && button.closest<HTMLElement>(ITEM);
  if (repeater && item) removeItem(repeater, item);
  else if (repeater) addItem(repeater);
}

function addItem(repeater: HTMLElement): void {
  if (isFull(repeater)) return;
  const item = appendItem(repeater);
  inputIn(item)?.focus();
  runHooks.doAction("gform_repeater_post_item_add", item, repeater);
  announce(repeater.dataset.added ?? "");
  emitRowsChanged(repeater.closest("form"));
}

function removeItem(repeater: HTMLElement, item: HTMLElement): void {
  const items = itemsOf(repeater);
  const index = items.indexOf(item);
  if (items.length === 1) return;
  item.remove();
  update(repeater);
  // The item that took its place, or the last one.
  inputIn(itemsOf(repeater)[Math.min(index, items.length - 2)])?.focus();
  runHooks.doAction("gform_repeater_post_item_delete", repeater, index);
  announce(repeater.dataset.removed ?? "");
  emitRowsChanged(repeater.closest("form"));
  // Calculations and kept answers follow.
  inputIn(repeater)?.dispatchEvent(new Event("change", { bubbles: true }));
}
