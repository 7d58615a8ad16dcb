const SPACE_ABOVE = 24;

/** Inline and important: a page can have rules such as `* { all: unset !important }`. */
export function setStyle(element: HTMLElement, values: Record<string, string>): void {
  for (const name in values) element.style.setProperty(name, values[name] ?? "", "important");
}

/** The element that the form is shown in, where its script is. */
export function makeHost(script: HTMLScriptElement): HTMLElement {
  const host = document.createElement("div");
  setStyle(host, { all: "revert", display: "block" });
  script.after(host);
  return host;
}

export function makeFrame(url: URL, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  Object.assign(frame, { src: url.href, title, allow: "payment" });
  setStyle(frame, { display: "block", width: "100%", height: "20rem", border: "0", "color-scheme": "normal" });
  return frame;
}

/** A place inside the frame, in pixels below its top. The browser scrolls no page of another site for it. */
export function scrollToPlace(frame: HTMLIFrameElement, top: number): void {
  setStyle(frame, { "scroll-margin-top": `${SPACE_ABOVE - top}px` });
  frame.scrollIntoView();
}
