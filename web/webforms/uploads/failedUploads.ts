import { showFault } from "../checks/showFault";
import { announce } from "../parts/announce";
import { translate } from "../parts/translate";
import { isUsable } from "../submission/buttons";

const FAILED = "[data-upload] [data-state=error]";
const fieldOf = (element: Element) => element.closest("[data-field]") as HTMLElement;

/** Moves to the first file that visitors may believe to be sent although it was not. False if there is none. */
export function showFailedUpload(form: HTMLFormElement): boolean {
  const buttons = [...form.querySelectorAll<HTMLElement>(`${FAILED} button:last-of-type`)];
  const remove = buttons.find(isUsable);
  if (!remove) return false;
  const text = translate(form)("A file was not uploaded. Remove it, or choose another one.");
  showFault(form, fieldOf(remove), { message: text, text });
  remove.focus();
  announce(text);
  return true;
}

/** Once the visitor has removed or replaced the files that were not uploaded. */
export function dropNotice(form: HTMLFormElement, box: HTMLElement): void {
  if (!box.querySelector("[data-state=error]")) showFault(form, fieldOf(box), null);
}
