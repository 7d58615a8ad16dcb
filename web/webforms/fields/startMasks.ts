import { applyMask, isOpen, KINDS, PLACEHOLDER } from "../../rules/masks/applyMask";
import { type Filled, fillMask } from "../../rules/masks/fillMask";

/** Shows the mask while the field has focus, and what was typed in it. Works for fields that arrive later, too. */
export function startMasks(form: HTMLFormElement, until: AbortSignal): void {
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (field: HTMLInputElement, mask: string, event: HTMLElementEventMap[Name]) => void,
  ) => {
    const listener = (event: HTMLElementEventMap[Name]) => {
      const field = event.target as HTMLInputElement;
      const mask = field.dataset?.mask;
      if (mask) act(field, mask, event);
    };
    form.addEventListener(name, listener, { signal: until });
  };

  listen("focusin", (field, mask) => {
    const filled = fillMask(mask, field.value);
    // A refused answer that does not fit stays until the visitor changes it.
    if (!field.readOnly && filled.count >= signsIn(field.value) - signsIn(fixedOf(mask))) show(field, mask, filled);
  });
  listen("focusout", (field, mask) => {
    const { shown, count } = fillMask(mask, field.value);
    if (shown === field.value) field.value = count > 0 ? withoutEnd(mask, shown) : "";
  });
  listen("input", (field, mask, event) => {
    const { isComposing, inputType = "", data } = event as InputEvent;
    // The keyboard still changes this text.
    if (isComposing) return;
    show(field, mask, edited(mask, field, inputType, data), inputType.startsWith("delete"));
  });
  listen("compositionend", (field, mask) => show(field, mask, fillMask(mask, field.value)));
  listen("keydown", (field, mask, event) => {
    if (event.key === "Backspace") skipFixed(field, mask);
  });
}

function edited(mask: string, field: HTMLInputElement, inputType: string, data: string | null): Filled {
  const caret = field.selectionStart ?? field.value.length;
  const filled = fillMask(mask, field.value, caret);
  if (inputType !== "insertText" || data?.length !== 1)
    return inputType.startsWith("delete") ? filled : pasted(mask, field.value.slice(0, caret), filled);
  const rest = field.value.slice(0, caret - 1) + field.value.slice(caret);
  const without = fillMask(mask, rest, caret - 1);
  // After a click behind the typed text, characters belong into its next place.
  for (const at of [caret - 1, rest.indexOf(PLACEHOLDER)]) {
    const tried = fillMask(mask, rest.slice(0, at) + data + rest.slice(at), at + 1);
    if (at >= 0 && at < caret && tried.count > without.count && fitsAt(mask, at, data)) return tried;
  }
  // It fits nowhere, or the mask is full.
  return without;
}

/** Whether a character belongs into the place at the caret, or into the one after the fixed characters there. */
function fitsAt(mask: string, caret: number, character: string): boolean {
  const place = [...mask].slice(caret).find(isOpen);
  return place !== undefined && KINDS[place]?.test(character) === true;
}

/** Into an empty field, text with and without the characters of the mask. */
function pasted(mask: string, before: string, filled: Filled): Filled {
  const { text, shown } = applyMask(mask, before.replaceAll(PLACEHOLDER, ""));
  const whole = fillMask(mask, shown);
  return whole.count > filled.count ? { ...whole, caret: text.length } : filled;
}

const fixedOf = (mask: string): string => [...mask].filter((place) => !isOpen(place)).join("");
const signsIn = (text: string): number => text.match(/[\p{L}\d]/gu)?.length ?? 0;

/** Without the places after the last character that was typed. */
function withoutEnd(mask: string, shown: string): string {
  const places = [...mask];
  const last = [...shown].findLastIndex((sign, index) => isOpen(places[index] ?? "") && sign !== PLACEHOLDER);
  const isWhole = !places.slice(last + 1).some(isOpen);
  return isWhole ? shown : shown.slice(0, last + 1);
}

function show(field: HTMLInputElement, mask: string, { shown, caret: typed }: Filled, isDeleting = false): void {
  const places = [...mask];
  const deletedAt = Math.min(field.selectionStart ?? typed, places.length);
  let caret = isDeleting ? deletedAt : typed;
  // To the place of the next character.
  if (!isDeleting) while (caret < places.length && !isOpen(places[caret] as string)) caret += 1;
  field.value = shown;
  field.setSelectionRange(caret, caret);
}

/** Backspace deletes a typed character: a fixed one would come back at once. */
function skipFixed(field: HTMLInputElement, mask: string): void {
  const places = [...mask];
  let caret = field.selectionStart ?? 0;
  if (caret !== field.selectionEnd) return;
  while (caret > 0 && !isOpen(places[caret - 1] as string)) caret -= 1;
  if (caret > 0) field.setSelectionRange(caret, caret);
}
