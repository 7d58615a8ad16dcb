/** The frame of the canvas with this content, without the editor and its engine. */
export function framedCanvas(html: string): Document {
  const frame = document.createElement("iframe");
  frame.id = "preview-frame";
  document.body.replaceChildren(frame);
  const page = frame.contentDocument as Document;
  page.body.innerHTML = html;
  return page;
}

/** jsdom has no layout. */
export function placeOnCanvas(element: Element, left: number, top: number, width: number, height: number): void {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
}

/** The frame's listeners refuse the signals of another window. */
export function acceptSignals(prototype: EventTarget) {
  const { addEventListener } = prototype;
  prototype.addEventListener = function (type, listener, options) {
    const { signal, ...rest } = typeof options === "object" ? options : { capture: options };
    addEventListener.call(this, type, listener, rest);
    signal?.addEventListener("abort", () => this.removeEventListener(type, listener, rest));
  };
}
