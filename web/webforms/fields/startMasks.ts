import { applyMask, isOpen, PLACEHOLDER } from "../../rules/masks/applyMask";

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
    if (!field.readOnly) show(field, mask, bareText(field.value));
  });
  // Before other scripts read the answer, a field without one is empty again.
  listen("focusout", (field, mask) => {
    const { text } = applyMask(mask, bareText(field.value));
    field.value = text;
  });
  listen("input", (field, mask, event) => {
    const { isComposing, inputType = "" } = event as InputEvent;
    // The keyboard still changes this text.
    if (isComposing) return;
    const caret = field.selectionStart ?? field.value.length;
    const isDeleting = inputType.startsWith("delete");
    show(field, mask, bareText(field.value), bareText(field.value.slice(0, caret)), isDeleting);
  });
  listen("compositionend", (field, mask) => show(field, mask, bareText(field.value)));
  listen("keydown", (field, mask, event) => {
    if (event.key === "Backspace") skipFixed(field, mask);
  });
}

const bareText = (value: string): string => value.replaceAll(PLACEHOLDER, "");

/** `before` is what was typed before the caret. */
function show(field: HTMLInputElement, mask: string, typed: string, before = typed, isDeleting = false): void {
  const places = [...mask];
  let caret = applyMask(mask, before).text.length;
  // To the place of the next character.
  if (!isDeleting) while (caret < places.length && !isOpen(places[caret] as string)) caret += 1;
  field.value = applyMask(mask, typed).shown;
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
