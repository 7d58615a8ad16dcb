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
