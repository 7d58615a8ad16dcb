/** The frame that contains the canvas; null while the editor loads. */
export const canvasFrame = (): HTMLIFrameElement | null =>
  document.querySelector<HTMLIFrameElement>("iframe#preview-frame");

/** The DOM element that renders an element on the canvas. */
export const renderedElement = (id: string): HTMLElement | null =>
  canvasFrame()?.contentDocument?.querySelector<HTMLElement>(`[data-puck-component="${CSS.escape(id)}"]`) ?? null;
