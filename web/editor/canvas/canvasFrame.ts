/** The frame that contains the canvas; null while the editor loads. */
export const canvasFrame = (): HTMLIFrameElement | null =>
  document.querySelector<HTMLIFrameElement>("iframe#preview-frame");

/** Its main area shows focus, and screen readers say how to move there. */
export function focusCanvas(): void {
  const frame = canvasFrame();
  frame?.focus();
  frame?.contentDocument?.getElementById("frame-root")?.focus({ preventScroll: true });
}

/** The DOM element that renders an element on the canvas. */
export const renderedElement = (id: string): HTMLElement | null =>
  canvasFrame()?.contentDocument?.querySelector<HTMLElement>(`[data-puck-component="${CSS.escape(id)}"]`) ?? null;
