import type { Combobox } from "./Combobox";

const PAGE = 8;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

/** Arrow keys move in the list, Enter chooses, Escape closes; all other keys are those of a text input. */
export function onKey(combobox: Combobox, event: KeyboardEvent): void {
  const { key, altKey, isComposing } = event;
  if (isComposing) return;
  const step = STEPS[key];
  if (altKey && step === -1) combobox.close();
  else if (step !== undefined) combobox.move(step);
  else if (key === "Enter" && combobox.isOpen) combobox.choose(combobox.list.active);
  else if (key === "Escape" && combobox.isOpen) combobox.close();
  else {
    if (key === "Backspace" && combobox.input.value === "") combobox.removeLast();
    return;
  }
  event.preventDefault();
  // Escape closes the list, not the dialog around it.
  event.stopPropagation();
}
