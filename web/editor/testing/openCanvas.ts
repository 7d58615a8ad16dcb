import { act, fireEvent, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { acceptSignals } from "./framedCanvas";

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
