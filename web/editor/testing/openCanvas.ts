import { act, fireEvent, waitFor } from "@testing-library/react";
import { expect } from "vitest";

type View = Window & typeof globalThis;

/** Renders the page in the frame of the canvas. jsdom loads no frame and lacks some of what the engine needs in it. */
export async function openCanvas(): Promise<Document> {
  const frame = document.querySelector<HTMLIFrameElement>("iframe#preview-frame") as HTMLIFrameElement;
  const view = frame.contentWindow as View;
  const page = frame.contentDocument as Document;
  acceptSignals(view.EventTarget.prototype);
  Object.assign(view, { ResizeObserver, matchMedia, CSSStyleSheet: StyleSheet });
  Object.assign(page, { adoptedStyleSheets: [], elementsFromPoint: () => [] });
  Object.assign(view.HTMLElement.prototype, { scrollIntoView() {}, setPointerCapture() {} });
  Object.defineProperty(view.HTMLElement.prototype, "isContentEditable", {
    get(this: HTMLElement) {
      return this.closest("[contenteditable]") !== null;
    },
  });
  page.body.innerHTML = '<div id="frame-root" data-puck-entry></div>';
  await act(async () => {
    fireEvent.load(frame);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  // The engine may need more frames on a busy machine.
  await waitFor(() => expect(page.getElementById("frame-root")?.childElementCount).toBeGreaterThan(0));
  return page;
}

class StyleSheet {
  css = "";
  replaceSync(css: string) {
    this.css = css;
  }
}

/** The CSS that the editor has written for the page. */
export const stylesOf = (page: Document): string[] =>
  (page.adoptedStyleSheets as unknown as StyleSheet[]).map(({ css }) => css);

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
