import { create, createGlyph } from "../../enhance/create";
import { pause, play } from "../../parts/icons/icons";
import { PAUSE_CONTROL } from "../movement/Autoplay";
import type { Control, ControlContext } from "./createControls";

/** Pauses and continues autoplay; null without autoplay. */
export function createPauseButton({ root, row, engine, t, canvas }: ControlContext): Control | null {
  if (!row.hasPauseControl) return null;
  const page = root.ownerDocument;
  const attributes = { type: "button", class: "slides__arrow slides__pause", [PAUSE_CONTROL]: "", ...canvas?.control };
  const element = create(page, "button", attributes);
  let isRunning: boolean | undefined;
  element.addEventListener("click", () => (isRunning ? engine.stop() : engine.play()));
  return {
    element,
    update({ isPlaying, canPlay }) {
      element.hidden = !canPlay;
      if (isPlaying === isRunning) return;
      isRunning = isPlaying;
      element.ariaLabel = t(isPlaying ? "Pause the slides" : "Play the slides");
      element.replaceChildren(createGlyph(page, isPlaying ? pause : play));
    },
  };
}
