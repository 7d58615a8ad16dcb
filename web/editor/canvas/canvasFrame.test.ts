import { afterEach, expect, test } from "vitest";
import { framedCanvas } from "../testing/openCanvas";
import { focusCanvas, renderedElement } from "./canvasFrame";
import { onCanvas } from "./onCanvas";
import { replayEntrance } from "./replayEntrance";

Object.assign(globalThis, { CSS: { escape: (id: string) => id } });

afterEach(() => document.body.replaceChildren());

const hint = (text: string, attribute = "") => `<span class="editor-sample__hint" ${attribute}>${text}</span>`;

test("checks read the samples of each element, and every id on the page", () => {
  framedCanvas(`<main id="top">
    <div data-puck-component="a"><p id="oak">${hint("No posts yet")}</p></div>
    <div data-puck-component="b">${hint("Published", "data-published")}</div>
    ${hint("Without an element")}
  </main>`);
  expect(onCanvas()).toEqual({ samples: [{ element: "a", hint: "No posts yet" }], ids: ["top", "oak"] });
});

test("before the canvas has loaded, checks find nothing on it", () => {
  expect(onCanvas()).toEqual({ samples: [], ids: [] });
  expect(renderedElement("a")).toBeNull();
});

test("the focus goes to the main area, where keys apply to the canvas", () => {
  const page = framedCanvas('<main id="frame-root" tabindex="0"></main>');
  focusCanvas();
  expect(document.activeElement?.id).toBe("preview-frame");
  expect(page.activeElement?.id).toBe("frame-root");
});

test("an entrance animation plays again after a moment without it", () => {
  const page = framedCanvas('<div data-puck-component="a"></div>');
  const element = page.querySelector<HTMLElement>("div") as HTMLElement;
  const layouts: (string | undefined)[] = [];
  Object.defineProperty(element, "offsetWidth", { get: () => layouts.push(element.dataset.entrance) });

  replayEntrance("a");
  replayEntrance("gone");

  expect(layouts).toEqual(["off"]);
  expect(element.dataset.entrance).toBe("play");
});
