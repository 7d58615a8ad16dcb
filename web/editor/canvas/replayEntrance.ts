/** Plays the entrance animation of an element on the canvas, where animations are off otherwise. */
export function replayEntrance(id: string) {
  const canvas = document.querySelector<HTMLIFrameElement>("iframe#preview-frame")?.contentDocument;
  const element = canvas?.querySelector<HTMLElement>(`[data-puck-component="${CSS.escape(id)}"]`);
  if (!element) return;
  element.dataset.entrance = "off";
  // A browser restarts an animation only after a render without it.
  void element.offsetWidth;
  element.dataset.entrance = "play";
}
