import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { EditorContext, type EditorContextValue } from "../EditorContext";
import { boot } from "../testing/inEditor";
import { useInertCanvas } from "./useInertCanvas";

const HTML = `<a href="/oak/"><b>Oak</b></a>
<a id="no-link">Walnut</a>
<map><area href="/elm/"></map>
<form><button>Send</button></form>
<p>Ash</p>`;

function inert() {
  document.body.innerHTML = HTML;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EditorContext value={{ boot: boot() } as EditorContextValue}>{children}</EditorContext>
  );
  const { unmount } = renderHook(() => useInertCanvas(document), { wrapper });
  // Whether the browser would still do what it does by default.
  const does = (type: string, selector: string) =>
    (document.querySelector(selector) as Element).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  return { does, unmount };
}

test("links and forms do nothing on the canvas, in no way of clicking", () => {
  const { does } = inert();
  for (const type of ["click", "auxclick"]) {
    expect([does(type, "b"), does(type, "area")]).toEqual([false, false]);
    expect([does(type, "#no-link"), does(type, "p"), does(type, "button")]).toEqual([true, true, true]);
  }
  expect(does("submit", "form")).toBe(false);
});

test("a page that is no canvas any more has its links again", () => {
  const { does, unmount } = inert();
  unmount();
  expect([does("click", "b"), does("auxclick", "b"), does("submit", "form")]).toEqual([true, true, true]);
});
