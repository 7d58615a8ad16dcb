import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { screenOf } from "../../kit/testing/screen";
import { placeOnCanvas } from "../testing/openCanvas";
import { openImageOnCanvas } from "./imageOnCanvas";

const CANVAS = { translations: {}, opensImages: true };

function press(html: string, canvas = CANVAS) {
  document.body.innerHTML = html;
  const ended = new AbortController();
  document.body.onclick = (event) => {
    event.preventDefault();
    openImageOnCanvas(event, canvas, ended.signal);
  };
  document.querySelector("a")?.click();
  return ended;
}
const IMAGE = '<a href="/media/oak.jpg"><img width="800" height="600" alt="Oak"></a>';
const prefer = (wanted: boolean) => localStorage.setItem("intarsia-editor:lightbox_in_editor", JSON.stringify(wanted));
const settled = () => vi.dynamicImportSettled();
const dialog = () => document.querySelector("[role=dialog]");

beforeEach(() => {
  screenOf({ isMotionReduced: true });
  // Not implemented in jsdom.
  Object.assign(document, { adoptedStyleSheets: [] });
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync() {}
    },
  );
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
});
afterEach(() => {
  document.body.onclick = null;
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("RUN-LBX-06 opens no image in the editor without the preference", async () => {
  press(IMAGE);
  prefer(false);
  press(IMAGE);
  await settled();

  expect(dialog()).toBeNull();
});

test("RUN-LBX-06 opens images with the preference lightbox_in_editor, and closes with the canvas", async () => {
  prefer(true);
  const ended = press(IMAGE);
  await vi.waitFor(() => expect(dialog()).not.toBeNull(), 5000);

  ended.abort();

  await vi.waitFor(() => expect(dialog()).toBeNull());
});

test("RUN-LBX-06 finds an image below the element under the pointer", async () => {
  prefer(true);
  const ended = press(`<div id="element">${IMAGE}</div>`, { ...CANVAS, opensImages: false });
  document.body.onclick = (event) => openImageOnCanvas(event, CANVAS, ended.signal);
  document.getElementById("element")?.click();

  await vi.waitFor(() => expect(dialog()).not.toBeNull(), 5000);
  ended.abort();
});

test("RUN-LBX-06 of several images in an element, only the one under the pointer opens, up to its edges", async () => {
  prefer(true);
  document.body.innerHTML = `<div id="element">${IMAGE}${IMAGE.replace("oak", "elm")}</div>`;
  const [, link] = document.querySelectorAll("a");
  placeOnCanvas(link as Element, 100, 50, 200, 100);
  const element = document.getElementById("element") as HTMLElement;
  const ended = new AbortController();
  element.onclick = (event) => openImageOnCanvas(event, CANVAS, ended.signal);
  const pressAt = (clientX: number, clientY: number) =>
    element.dispatchEvent(new MouseEvent("click", { clientX, clientY }));
  for (const [x, y] of [
    [99, 60],
    [301, 60],
    [150, 49],
    [150, 151],
  ] as const)
    pressAt(x, y);
  await settled();
  expect(dialog()).toBeNull();

  pressAt(300, 150);
  await vi.waitFor(() => expect(dialog()).not.toBeNull(), 5000);
  ended.abort();
});

test("ignores a lightbox that cannot be loaded", async () => {
  prefer(true);
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const failing = vi.spyOn(window, "getComputedStyle").mockImplementation(() => {
    throw new Error("gone");
  });

  press(IMAGE);
  await vi.waitFor(() => expect(failing).toHaveBeenCalled());
  // Node reports it after all promises have settled.
  await new Promise((resolve) => setImmediate(resolve));

  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test.each([
  ["a link to a page", '<a href="/visit/">Visit</a>', CANVAS],
  ["an image that stays closed", '<a href="/a.jpg" data-elementor-open-lightbox="no"></a>', CANVAS],
  ["an image of a site that opens none", IMAGE, { ...CANVAS, opensImages: false }],
])("RUN-LBX-04 RUN-LBX-05 opens with the preference what opens for visitors: not %s", async (_what, html, canvas) => {
  prefer(true);
  press(html, canvas);
  await settled();

  expect(dialog()).toBeNull();
});
