// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { screenOf } from "../../kit/testing/screen";
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
const PICTURE = '<a href="/media/oak.jpg"><img width="800" height="600" alt="Oak"></a>';
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
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("RUN-LBX-06 without the preference no image opens in the editor", async () => {
  press(PICTURE);
  prefer(false);
  press(PICTURE);
  await settled();

  expect(dialog()).toBeNull();
});

test("RUN-LBX-06 with the preference lightbox_in_editor it does, and ends with the canvas", async () => {
  prefer(true);
  const ended = press(PICTURE);
  await vi.waitFor(() => expect(dialog()).not.toBeNull());

  ended.abort();

  await vi.waitFor(() => expect(dialog()).toBeNull());
});

test("RUN-LBX-06 an image is found below the element that the pointer meets", async () => {
  prefer(true);
  const ended = press(`<div id="element">${PICTURE}</div>`, { ...CANVAS, opensImages: false });
  document.body.onclick = (event) => openImageOnCanvas(event, CANVAS, ended.signal);
  document.getElementById("element")?.click();

  await vi.waitFor(() => expect(dialog()).not.toBeNull());
  ended.abort();
});

test("a lightbox that cannot be shown disturbs nobody", async () => {
  prefer(true);
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const failing = vi.spyOn(window, "getComputedStyle").mockImplementation(() => {
    throw new Error("gone");
  });

  press(PICTURE);
  await vi.waitFor(() => expect(failing).toHaveBeenCalled());
  // Node reports it after all promises have settled.
  await new Promise((resolve) => setImmediate(resolve));

  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test.each([
  ["a link to a page", '<a href="/visit/">Visit</a>', CANVAS],
  ["a picture that is to stay closed", '<a href="/a.jpg" data-elementor-open-lightbox="no"></a>', CANVAS],
  ["a picture of a site that opens none", PICTURE, { ...CANVAS, opensImages: false }],
])("RUN-LBX-04 RUN-LBX-05 the preference opens what visitors would see open: not %s", async (_what, html, canvas) => {
  prefer(true);
  press(html, canvas);
  await settled();

  expect(dialog()).toBeNull();
});
