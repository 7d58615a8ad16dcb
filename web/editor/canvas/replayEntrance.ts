import { renderedElement } from "./canvasFrame";

/** Plays the entrance animation of an element on the canvas, where animations are off otherwise. */
export function replayEntrance(id: string) {
  const element = renderedElement(id);
  if (!element) return;
  element.dataset.entrance = "off";
  // A browser restarts an animation only after a render without it.
  void element.offsetWidth;
  element.dataset.entrance = "play";
}
