import type { OnCanvas } from "../checks/check";
import { canvasFrame } from "./canvasFrame";

/** What checks read from the page on the canvas. */
export function onCanvas(): OnCanvas {
  const canvas = canvasFrame()?.contentDocument;
  const samples = [...(canvas?.querySelectorAll(".editor-sample__hint:not([data-published])") ?? [])].flatMap(
    (hint) => {
      const element = hint.closest<HTMLElement>("[data-puck-component]")?.dataset.puckComponent;
      return element ? [{ element, hint: hint.textContent ?? "" }] : [];
    },
  );
  return { samples, ids: [...(canvas?.querySelectorAll("[id]") ?? [])].map(({ id }) => id) };
}
