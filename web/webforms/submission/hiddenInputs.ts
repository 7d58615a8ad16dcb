import { create } from "../../kit/enhance/create";
import { currentPageOf } from "../parts/events";
import { formInput } from "../parts/formInput";
import { isAutomated } from "../traps/isAutomated";
import type { Submission } from "./submission";

/** Tells the server what the visitor pressed. Returns what undoes it, for a form that stays on the page. */
export function fillHiddenInputs({ form, submissionType }: Submission, button: HTMLElement | null): () => void {
  const save = formInput(form, "gform_save");
  const target = formInput(form, "gform_target_page_number");
  const targetBefore = target?.value ?? "";
  const asked = submissionType === "previous" ? String(currentPageOf(form) - 1) : targetBefore;
  if (save) save.value = submissionType === "save-continue" ? "1" : "";
  if (target) target.value = asked;
  const added = addedInputs(form, submissionType, button);
  form.append(...added);
  return () => {
    for (const input of added) input.remove();
    if (save) save.value = "";
    // Unless the answer has shown another page.
    if (target?.value === asked) target.value = targetBefore;
  };
}

function addedInputs(
  form: HTMLFormElement,
  type: Submission["submissionType"],
  button: HTMLElement | null,
): HTMLElement[] {
  const { name, value } = (button ?? {}) as Partial<HTMLButtonElement>;
  const values: Record<string, string | undefined> = { gform_submission_type: type };
  if (name && name !== "gform_submission_type") values[name] = value;
  // Sent by browsers that people use, and only with what is stored.
  const isStored = type === "submit" || type === "save-continue";
  if (form.dataset.versionHash && isStored && !isAutomated(window)) values.version_hash = form.dataset.versionHash;
  return Object.entries(values).map(([key, text = ""]) =>
    create(document, "input", { type: "hidden", name: key, value: text }),
  );
}
