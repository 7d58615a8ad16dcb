/** Plays the movement by which an element enters the page, on the canvas, where it else keeps still. */
export function replayEntrance(id: string) {
  const canvas = document.querySelector<HTMLIFrameElement>("iframe#preview-frame")?.contentDocument;
  const element = canvas?.querySelector<HTMLElement>(`[data-puck-component="${CSS.escape(id)}"]`);
  if (!element) return;
  element.dataset.entrance = "off";
  // Drawn once without, or the browser would not begin anew.
  void element.offsetWidth;
  element.dataset.entrance = "play";
}
