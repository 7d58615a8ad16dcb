import { takeStep } from "./takeStep";

const PROTECTED = "form:has(input[name=ct_checkjs])";

/** The step that the server asks for above a form that it shows again. */
export function startStep(marker: HTMLElement): void {
  const form = marker.closest("form") ?? formAfter(marker);
  if (form) takeStep(form, marker.dataset.intarsiaStep ?? "");
}

/** Templates show errors above the form, too. */
function formAfter(marker: HTMLElement): HTMLFormElement | undefined {
  const forms = [...marker.ownerDocument.querySelectorAll<HTMLFormElement>(PROTECTED)];
  return forms.find((form) => marker.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING) ?? forms[0];
}
