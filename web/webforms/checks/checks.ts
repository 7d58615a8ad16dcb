import type { Feature } from "../features";
import { announce } from "../parts/announce";
import { labelOf } from "../parts/labelOf";
import { FieldChecker } from "./FieldChecker";
import { dropFromSummary, hasFault, showFault } from "./showFault";

const BOX = "[data-field]";

/**
 * Says what is wrong with an answer when the visitor leaves its field, and takes it back once it is corrected. Without
 * the script the server says it.
 */
export const checks: Feature = {
  applies: (form) => form.dataset.checks !== undefined,
  start: startChecks,
};

function startChecks(form: HTMLFormElement, until: AbortSignal): void {
  const checker = new FieldChecker(form);
  const whileLive = { signal: until };
  const leaveSoon = leaveAfterPress((box) => showFaultOf(checker, form, box, until), whileLive);

  const boxOf = (target: EventTarget | null): HTMLElement | null => {
    const box = target instanceof Element ? target.closest<HTMLElement>(BOX) : null;
    return box && checker.isChecked(box) ? box : null;
  };

  function onFocusOut({ target, relatedTarget }: FocusEvent) {
    const box = boxOf(target);
    if (box && !box.contains(relatedTarget as Node | null)) leaveSoon(box);
  }

  async function onInput({ target }: Event) {
    const box = boxOf(target);
    if (box && hasFault(box) && !(await checker.faultIn(box))) showFault(form, box, null);
  }

  /** Browsers fill in fields that nobody has entered. A visitor's change comes before the next input has focus. */
  function onChange({ target }: Event) {
    const box = boxOf(target);
    if (box) setTimeout(leaveSoon, 0, box);
  }

  function forgetHidden() {
    for (const box of form.querySelectorAll<HTMLElement>(`[hidden]${BOX}, [hidden] ${BOX}`))
      if (checker.isChecked(box) && hasFault(box)) showFault(form, box, null);
  }

  form.addEventListener("focusout", onFocusOut, whileLive);
  form.addEventListener("input", onInput, whileLive);
  form.addEventListener("change", onInput, whileLive);
  form.addEventListener("change", onChange, whileLive);
  document.addEventListener("gform/conditionalLogic/applyRules/end", forgetHidden, whileLive);
}

/** Shows the fault in a box that the visitor has left, or takes it back. */
async function showFaultOf(checker: FieldChecker, form: HTMLFormElement, box: HTMLElement, until: AbortSignal) {
  const fault = await checker.faultIn(box);
  // It may be hidden meanwhile, or the visitor has come back.
  if (until.aborted || box.contains(document.activeElement) || box.closest("[hidden]")) return;
  const isSame = box.querySelector(":scope > .field__error")?.textContent === fault?.text;
  if (!isSame) showFault(form, box, fault);
  if (fault && !isSame) announce([labelOf(box), fault.text].filter(Boolean).join(": "));
  if (!fault) dropFromSummary(form, box);
}

/** While a button is pressed, an error below the field would move it. So boxes that are left wait for its release. */
function leaveAfterPress(leave: (box: HTMLElement) => void, whileLive: AddEventListenerOptions) {
  const left = new Set<HTMLElement>();
  const captured = { ...whileLive, capture: true };
  let isPressed = false;

  function leaveAll() {
    isPressed = false;
    for (const box of left) leave(box);
    left.clear();
  }

  document.addEventListener("pointerdown", () => (isPressed = true), captured);
  for (const type of ["pointerup", "pointercancel"])
    document.addEventListener(type, () => setTimeout(leaveAll), captured);
  return (box: HTMLElement) => {
    left.add(box);
    if (!isPressed) leaveAll();
  };
}
