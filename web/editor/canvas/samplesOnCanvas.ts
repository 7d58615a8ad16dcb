import type { SampleOnCanvas } from "../checks/check";

/** The elements of the page that the canvas shows as a sample, in the order of the page. */
export function samplesOnCanvas(): SampleOnCanvas[] {
  const canvas = document.querySelector<HTMLIFrameElement>("iframe#preview-frame")?.contentDocument;
  return [...(canvas?.querySelectorAll(".editor-sample__hint") ?? [])].flatMap((hint) => {
    const element = hint.closest<HTMLElement>("[data-puck-component]")?.dataset.puckComponent;
    return element ? [{ element, hint: hint.textContent ?? "" }] : [];
  });
}
