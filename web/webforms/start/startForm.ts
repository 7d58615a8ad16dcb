/**
 * The part of the forms' script that a page loads before anybody uses a form. It passes on what happens to the rest,
 * which loads on the first focus. If that fails, the browser sends the form.
 */

import type { Enhance } from "../../kit/schema/defineWidget";
import { dropDraft } from "../drafts/draftKey";
import { emitRendered } from "../parts/events";
import { liveForms, startGform } from "./gform";
import { NAMED_BUTTONS } from "./namedButtons";
import { formsIn, needsScript } from "./needsScript";

export const startForm: Enhance = (root, until, canvas) => {
  // Forms are made on the canvas, not sent.
  if (canvas) return;
  let hasStarted = false;

  function start() {
    if (hasStarted) return;
    hasStarted = true;
    liveForms().then(
      ({ startLiveForm }) => startLiveForm(root, until),
      () => {
        hasStarted = false;
      },
    );
  }

  startGform();
  for (const type of ["focusin", "pointerdown"]) {
    root.addEventListener(type, start, { capture: true, signal: until });
  }
  root.addEventListener("submit", onSubmit, { signal: until });
  root.addEventListener("click", onClick, { signal: until });
  for (const sent of root.querySelectorAll("[id*=gform_confirmation_wrapper]")) {
    dropDraft(sent.id.replace("confirmation_wrapper_", ""));
  }
  formsIn(root).forEach(emitRendered);
  if (needsScript(root)) start();
};

/** The form that the browser sends, because our script did not load. */
let leaving: HTMLFormElement | undefined;

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  if (event.defaultPrevented || !form.dataset.formid || form === leaving) return;
  // The script that adds and removes rows has not loaded: the server does it.
  if (submitter?.matches("[name=gform_row]")) return;
  event.preventDefault();
  liveForms().then(
    ({ onSubmit }) => onSubmit(form, submitter),
    () => {
      leaving = form;
      form.requestSubmit(submitter);
    },
  );
}

/** Buttons that do not send a form by themselves. */
function onClick(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLButtonElement>(NAMED_BUTTONS);
  if (!button || event.defaultPrevented || (button.form && /^(submit|image)$/.test(button.type))) return;
  event.preventDefault();
  liveForms().then(
    ({ handleButtonClick }) => handleButtonClick(button),
    () => {},
  );
}
